import "./locales/catalog.ts";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { NUTRIENT_SIGNS } from "./nutrient-signs.ts";

/** A nutrient that a label can declare. */
export type Nutrient = keyof typeof NUTRIENT_SIGNS;

const NAMES: Partial<Record<Nutrient, MessageDescriptor>> = {
  ca: msg({ id: "nutrient.ca", message: "Calcium" }),
  mg: msg({ id: "nutrient.mg", message: "Magnesium" }),
  s: msg({ id: "nutrient.s", message: "Sulphur" }),
};

/** The name of a nutrient as labels write it: calcium, magnesium and sulphur in full, the others by their sign. */
export function nutrientWord(i18n: I18n, nutrient: Nutrient): string {
  const name = NAMES[nutrient];
  return name ? i18n._(name) : NUTRIENT_SIGNS[nutrient];
}
