import { type AgeUnit, age } from "@grow/domain";
import { say } from "@grow/i18n";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const WORDS: Record<AgeUnit, MessageDescriptor> = {
  m: msg({ id: "age.minutes", message: "{count}m" }),
  h: msg({ id: "age.hours", message: "{count}h" }),
  d: msg({ id: "age.days", message: "{count}d" }),
  w: msg({ id: "age.weeks", message: "{count}w" }),
  mo: msg({ id: "age.months", message: "{count}mo" }),
  y: msg({ id: "age.years", message: "{count}y" }),
};

/** How long ago something was, in short: "3d"; empty when the instant cannot be read. */
export function ageWord(i18n: I18n, then: string, now: number): string {
  const passed = age(then, now);
  return passed ? say(i18n, WORDS[passed.unit], { count: passed.count }) : "";
}
