import type { Quantity } from "@grow/domain";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const NAMES: Record<Quantity, MessageDescriptor> = {
  temperature: msg({ id: "settings.quantity.temperature", message: "Temperature" }),
  tds: msg({ id: "settings.quantity.tds", message: "Strength of the solution" }),
  nutrient: msg({ id: "settings.quantity.nutrient", message: "Doses" }),
  volume: msg({ id: "settings.quantity.volume", message: "Liquids and pots" }),
  length: msg({ id: "settings.quantity.length", message: "Lengths" }),
  square: msg({ id: "settings.quantity.square", message: "Areas" }),
  weight: msg({ id: "settings.quantity.weight", message: "Weights" }),
};

const HELP: Record<Quantity, MessageDescriptor> = {
  temperature: msg({ id: "settings.quantity.temperature.help", message: "of air and solution" }),
  tds: msg({ id: "settings.quantity.tds.help", message: "of water, feed and runoff" }),
  nutrient: msg({ id: "settings.quantity.nutrient.help", message: "of nutrients in the water" }),
  volume: msg({ id: "settings.quantity.volume.help", message: "water for each plant, size of pots" }),
  length: msg({ id: "settings.quantity.length.help", message: "height of plants, distance of the lamp" }),
  square: msg({ id: "settings.quantity.square.help", message: "of the tent or the bed" }),
  weight: msg({ id: "settings.quantity.weight.help", message: "of the harvest" }),
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
