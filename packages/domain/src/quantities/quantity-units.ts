import { UNITS, type Unit } from "../units/unit.ts";
import type { QuantityUnit } from "./quantity-unit.ts";
import { UNIT_WORDS } from "./unit-words.ts";

/** What a quantity measures. */
export type QuantityKind =
  | "length"
  | "area"
  | "weight"
  | "volume"
  | "temperature"
  | "ec"
  | "dose"
  | "light"
  | "ph"
  | "percent"
  | "co2"
  | "power"
  | "ppfd";

/** A unit of a kind: what it is worth in the stored unit, and how people write it. */
export interface WrittenUnit {
  readonly unit: QuantityUnit;
  /** Value of one in the stored unit. */
  readonly factor: number;
  /** Added to the value before it is multiplied; only temperatures have it. */
  readonly shift?: number;
  /** Spellings in lower case, longest match first wins. */
  readonly words: readonly string[];
}

/** A kind of quantity: its units, the stored one first, and the range that is possible in the stored unit. */
export interface KindInfo {
  readonly units: readonly [stored: WrittenUnit, ...others: WrittenUnit[]];
  readonly min: number;
  readonly max: number;
  /** It may be given in parts: "2 lb 3 oz". */
  readonly hasParts?: true;
}

const unit = (name: QuantityUnit, factor: number, ...words: string[]): WrittenUnit => ({
  unit: name,
  factor,
  words: [name, ...words, ...(UNIT_WORDS[name] ?? [])],
});

/** A unit that readings have too, with its spellings there. */
const reading = (name: QuantityUnit, factor: number, of: Unit, ...words: string[]): WrittenUnit =>
  unit(name, factor, UNITS[of].symbol.normalize("NFKC").toLowerCase(), ...UNITS[of].spellings, ...words);

const MOST = 1e9;

/** All kinds. Factors are those of the conversions; ounces are of weight, and of volume where a volume is asked for. */
export const KINDS: Readonly<Record<QuantityKind, KindInfo>> = {
  length: {
    units: [
      reading("cm", 1, "cm"),
      unit("mm", 0.1, "millimeter", "millimetre", "millimeters", "millimetres", "мм", "มม"),
      unit("m", 100, "meter", "metre", "meters", "metres", "м", "ม", "เมตร"),
      reading("in", 2.54, "in", "″"),
      unit("ft", 30.48, "'", "′", "foot", "feet", "fuß", "pies"),
    ],
    hasParts: true,
    min: 0,
    max: MOST,
  },
  area: {
    units: [
      reading("m2", 1, "m2", "m^2", "sq m"),
      unit("cm2", 0.0001, "cm^2", "см2", "sq cm"),
      reading("ft2", 0.09290304, "ft2", "ft^2", "sq ft", "square feet"),
    ],
    min: 0,
    max: MOST,
  },
  weight: {
    units: [
      reading("g", 1, "g"),
      unit("mg", 0.001, "milligram", "milligrams", "мг", "มก"),
      unit("kg", 1000, "kilo", "kilos", "kilogram", "kilograms", "кг", "กก", "กิโลกรัม"),
      reading("oz", 28.349523125, "oz", "unze", "unzen", "onza", "onzas"),
      unit("lb", 453.59237, "lbs", "pound", "pounds", "libra", "libras"),
    ],
    hasParts: true,
    min: 0,
    max: MOST,
  },
  volume: {
    units: [
      reading("l", 1, "l", "litro", "litros"),
      unit("dl", 0.1),
      unit("cl", 0.01),
      unit("ml", 0.001, "milliliter", "millilitre", "milliliters", "millilitres", "cc", "мл", "มล"),
      unit("tsp", 0.00492892159375, "teaspoon", "teaspoons", "tl", "cdta", "ч.л."),
      unit("tbsp", 0.01478676478125, "tablespoon", "tablespoons", "el", "cda", "ст.л."),
      unit("floz", 0.0295735295625, "fl oz", "fl. oz", "fl.oz.", "fluid ounce", "fluid ounces", "oz"),
      unit("cup", 0.2365882365, "cups"),
      unit("pt", 0.473176473, "pint", "pints"),
      unit("qt", 0.946352946, "qts", "quart", "quarts"),
      reading("gal", 3.785411784, "gal", "gals", "gallone", "gallonen", "galón", "galones"),
    ],
    hasParts: true,
    min: 0,
    max: MOST,
  },
  temperature: {
    units: [
      reading("c", 1, "c", "°c", "celsius"),
      { ...reading("f", 5 / 9, "f", "°f", "fahrenheit"), shift: -32 },
      { ...unit("k", 1, "kelvin"), shift: -273.15 },
    ],
    min: -273.15,
    max: 10_000,
  },
  ec: {
    units: [
      reading("ms", 1, "ec", "ms/cm", "ds/m"),
      unit("us", 0.001, "us/cm", "µs/cm", "µs", "мксм/см"),
      unit("cf", 0.1),
      unit("ppm500", 1 / 500, "ppm 500", "ppm(500)", "ppm (500)", "ppm"),
      unit("ppm700", 1 / 700, "ppm 700", "ppm(700)", "ppm (700)"),
    ],
    min: 0,
    max: 20,
  },
  dose: {
    units: [
      reading("mll", 1, "mll", "ml per l", "ml per liter", "ml per litre"),
      reading("mlgal", 1 / 3.785411784, "mlgal", "ml per gal", "ml per gallon"),
      reading("tspgal", 1 / 0.768, "tspgal", "tsp per gal", "tsp per gallon", "teaspoons per gallon"),
    ],
    min: 0,
    max: 1000,
  },
  light: {
    units: [reading("h", 1, "hour"), unit("min", 1 / 60, "minute", "minutes", "minuten", "minutos", "นาที")],
    hasParts: true,
    min: 0,
    max: 24,
  },
  ph: { units: [unit("ph", 1)], min: 0, max: 14 },
  percent: { units: [unit("percent", 1, "%", "% rh", "%rh", "rh")], min: 0, max: 100 },
  co2: { units: [unit("ppm", 1, "ppm co2")], min: 0, max: 1_000_000 },
  power: {
    units: [reading("w", 1, "watt"), unit("kw", 1000, "kilowatt", "kilowatts", "квт")],
    min: 0,
    max: MOST,
  },
  ppfd: {
    units: [unit("umol", 1, "umol/m2/s", "µmol/m2/s", "µmol", "ppfd", "µmol/m²s", "umol/m2s")],
    min: 0,
    max: 5000,
  },
};
