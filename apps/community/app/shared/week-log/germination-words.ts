import { GERMINATION_METHODS } from "@grow/domain";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const METHODS: Record<(typeof GERMINATION_METHODS)[number]["name"], MessageDescriptor> = {
  paper: msg({ id: "germination.paper", message: "Paper towel" }),
  glass: msg({ id: "germination.glass", message: "Glass of water" }),
  cube: msg({ id: "germination.cube", message: "Rockwool cube" }),
  pellet: msg({ id: "germination.pellet", message: "Peat pellet" }),
  substrate: msg({ id: "germination.substrate", message: "Straight into substrate" }),
  other: msg({ id: "germination.other", message: "Another way" }),
};

/** The name of a germination method: "Paper towel"; empty for an unknown code. */
export function methodWord(i18n: I18n, code: number): string {
  const method = GERMINATION_METHODS.find((known) => known.code === code);
  return method ? i18n._(METHODS[method.name]) : "";
}
