import type { Unit } from "@grow/domain";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Units that growers type, and those of figures made from several readings. */
export type ShownUnit =
  | Unit
  | "kpa"
  | "molPerSquareMeter"
  | "gramsPerWatt"
  | "gramsPerSquareMeter"
  | "gramsPerSquareFoot"
  | "gramsPerPlant";

/** Signs that every language writes alike are no texts; pH and counts have none. */
const SIGNS: Partial<Record<ShownUnit, string>> = {
  percent: "%",
  c: "°C",
  f: "°F",
  ph: "",
  plant: "",
  score: "/10",
};

const WORDS: Partial<Record<ShownUnit, MessageDescriptor>> = {
  cm: msg({ id: "unit.cm", message: "cm" }),
  in: msg({ id: "unit.in", message: "in" }),
  m2: msg({ id: "unit.m2", message: "m²" }),
  ft2: msg({ id: "unit.ft2", message: "ft²" }),
  g: msg({ id: "unit.g", message: "g" }),
  oz: msg({ id: "unit.oz", message: "oz" }),
  l: msg({ id: "unit.l", message: "l" }),
  gal: msg({ id: "unit.gal", message: "gal" }),
  ec: msg({ id: "unit.ec", message: "mS/cm" }),
  ppm: msg({ id: "unit.ppm", message: "ppm" }),
  co2: msg({ id: "unit.ppm", message: "ppm" }),
  mll: msg({ id: "unit.mll", message: "ml/l" }),
  mlgal: msg({ id: "unit.mlgal", message: "ml/gal" }),
  tspgal: msg({ id: "unit.tspgal", message: "tsp/gal" }),
  hour: msg({ id: "unit.hour", message: "h" }),
  watt: msg({ id: "unit.watt", message: "W" }),
  kpa: msg({ id: "unit.kpa", message: "kPa" }),
  molPerSquareMeter: msg({ id: "unit.molPerSquareMeter", message: "mol/m²" }),
  gramsPerWatt: msg({ id: "unit.gramsPerWatt", message: "g/W" }),
  gramsPerSquareMeter: msg({ id: "unit.gramsPerSquareMeter", message: "g/m²" }),
  gramsPerSquareFoot: msg({ id: "unit.gramsPerSquareFoot", message: "g/ft²" }),
  gramsPerPlant: msg({ id: "unit.gramsPerPlant", message: "g/plant" }),
};

/** The symbol of a unit after a number; empty without one. */
export function unitWord(i18n: I18n, unit: ShownUnit): string {
  const word = WORDS[unit];
  return word ? i18n._(word) : (SIGNS[unit] ?? "");
}
