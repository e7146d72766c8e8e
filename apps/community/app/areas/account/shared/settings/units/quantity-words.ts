import type { Quantity } from "@grow/domain";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const NAMES: Record<Quantity, MessageDescriptor> = {
  temperature: msg({ id: "settings.quantity.temperature", message: "Temperature" }),
  tds: msg({ id: "settings.quantity.tds", message: "Solution strength (EC)" }),
  nutrient: msg({ id: "settings.quantity.nutrient", message: "Doses" }),
  volume: msg({ id: "settings.quantity.volume", message: "Volume" }),
  length: msg({ id: "settings.quantity.length", message: "Length" }),
  square: msg({ id: "settings.quantity.square", message: "Area" }),
  weight: msg({ id: "settings.quantity.weight", message: "Weight" }),
};

const HELP: Record<Quantity, MessageDescriptor> = {
  temperature: msg({ id: "settings.quantity.temperature.help", message: "Air and solution" }),
  tds: msg({ id: "settings.quantity.tds.help", message: "Water, feed and runoff" }),
  nutrient: msg({ id: "settings.quantity.nutrient.help", message: "Nutrients in your water" }),
  volume: msg({ id: "settings.quantity.volume.help", message: "Water per plant, pot size" }),
  length: msg({ id: "settings.quantity.length.help", message: "Plant height, lamp distance" }),
  square: msg({ id: "settings.quantity.square.help", message: "Tent or garden bed" }),
  weight: msg({ id: "settings.quantity.weight.help", message: "Your harvest" }),
};

/** By quantity and choice; signs that every language writes alike are no texts. */
const UNITS: Record<Quantity, Record<string, MessageDescriptor | string>> = {
  temperature: { c: "°C", f: "°F" },
  tds: {
    ec: msg({ id: "settings.unit.ec", message: "EC, mS/cm" }),
    ppm: msg({ id: "settings.unit.ppm", message: "ppm" }),
  },
  nutrient: {
    mll: msg({ id: "settings.unit.mll", message: "ml/l" }),
    mlgal: msg({ id: "settings.unit.mlgal", message: "ml/gal" }),
    tspgal: msg({ id: "settings.unit.tspgal", message: "tsp/gal" }),
  },
  volume: {
    l: msg({ id: "settings.unit.l", message: "Litres" }),
    gal: msg({ id: "settings.unit.gal", message: "Gallons" }),
  },
  length: {
    metric: msg({ id: "settings.unit.cm", message: "cm" }),
    english: msg({ id: "settings.unit.in", message: "Inches" }),
  },
  square: {
    metric: msg({ id: "settings.unit.m2", message: "m²" }),
    english: msg({ id: "settings.unit.ft2", message: "sq ft" }),
  },
  weight: {
    metric: msg({ id: "settings.unit.g", message: "g" }),
    english: msg({ id: "settings.unit.oz", message: "Ounces" }),
  },
};

/** "Temperature". */
export const quantityName = (i18n: I18n, quantity: Quantity): string => i18n._(NAMES[quantity]);

/** "of air and solution". */
export const quantityHelp = (i18n: I18n, quantity: Quantity): string => i18n._(HELP[quantity]);

/** "°C"; the choice itself if it is none of the quantity's. */
export function unitName(i18n: I18n, quantity: Quantity, choice: string): string {
  const word = UNITS[quantity][choice] ?? choice;
  return typeof word === "string" ? word : i18n._(word);
}
