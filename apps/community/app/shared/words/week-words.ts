import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const KEY = /^(week|harvest)(\d*)(?:\.(\d+))?$/;

/** The cases of messages about a week: each language inflects the number, or has none. */
export interface WeekParts {
  /** "other" is a week whose number is not known. */
  readonly kind: "week" | "harvest" | "other";
  /** The number as shown: "12", or "3.2" where weeks share one; empty without a number. */
  readonly number: string;
}

/** Key of the name of a week that no other of its diary shares. */
export function weekKey({ faza, days }: { readonly faza: number; readonly days: number }): string {
  return `${faza === 2 ? "harvest" : "week"}${days || ""}`;
}

/** The parts of a week's name for messages such as "Publish week 12" and "Publish harvest". */
export function weekParts(key: string): WeekParts {
  const [, word, plain = "", ordinal] = KEY.exec(key) ?? [];
  const number = ordinal === undefined ? plain : `${plain}.${ordinal}`;
  if (word === "harvest") return { kind: "harvest", number };
  return { kind: number === "" ? "other" : "week", number };
}

/**
 * A week's name as a label, from its key: "week3" is "Week 3", "harvest9" is "Harvest", "harvest9.2" is
 * "Harvest, week 9.2". Inside a sentence use {@link weekParts}.
 */
export function weekWord(i18n: I18n, key: string): string {
  const { kind, number } = weekParts(key);
  if (kind !== "harvest") return i18n._(msg({ id: "week.week", message: `Week ${{ number }}` })).trim();
  return number.includes(".")
    ? i18n._(msg({ id: "week.harvest.numbered", message: `Harvest, week ${{ number }}` }))
    : i18n._(msg({ id: "week.harvest", message: "Harvest" }));
}

/** The number in a week's name; null for one without, as a harvest may be. */
export function weekNumber(key: string): number | null {
  const [, , number = ""] = KEY.exec(key) ?? [];
  return number === "" ? null : Number(number);
}
