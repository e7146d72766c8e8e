import { objectIn, oneOf } from "../argument-checks.ts";
import { numberIn } from "../number-input.ts";
import {
  celsiusToFahrenheit,
  cmToInch,
  ecToPpm,
  fahrenheitToCelsius,
  gallonToLiter,
  gramToOunce,
  inchToCm,
  literToGallon,
  mlgalToMll,
  mllToMlgal,
  mllToTspgal,
  ounceToGram,
  ppmToEc,
  squareFootToSquareMeter,
  squareMeterToSquareFoot,
  tspgalToMll,
} from "./conversions.ts";
import { MEASURE_CHOICES, type Measures, type Quantity } from "./measures.ts";

/** A unit that readings are shown or typed in. */
export type Unit =
  | "cm"
  | "in"
  | "m2"
  | "ft2"
  | "g"
  | "oz"
  | "l"
  | "gal"
  | "ec"
  | "ppm"
  | "c"
  | "f"
  | "mll"
  | "mlgal"
  | "tspgal"
  | "percent"
  | "co2"
  | "hour"
  | "watt"
  | "ph"
  | "score"
  | "plant";

/** Names of a unit and its conversion from and to the stored unit. */
export interface UnitInfo {
  /** Symbol after the number; empty for pH, scores and counts. */
  readonly symbol: string;
  /** Other accepted spellings, lower case, without spaces and points. "℃" and "m2" are read as "°C" and "m²". */
  readonly spellings: readonly string[];
  /** Converts from the stored unit of the quantity; `null` for a missing or impossible value. */
  readonly fromStored: (value: number | null | undefined) => number | null;
  /** Converts to the stored unit; `null` for a missing or impossible value. */
  readonly toStored: (value: number | null | undefined) => number | null;
}

type Conversion = UnitInfo["fromStored"];

const unit = (
  symbol: string,
  fromStored: Conversion,
  toStored: Conversion,
  ...spellings: string[]
): UnitInfo => ({ symbol, spellings, fromStored, toStored });

const same: Conversion = (value) => numberIn(value);
const own = (symbol: string, ...spellings: string[]) => unit(symbol, same, same, ...spellings);

/** All units. The stored ones are cm, m², g, l, EC, °C and ml/l. */
export const UNITS: Readonly<Record<Unit, UnitInfo>> = {
  cm: own("cm", "centimeter", "centimeters", "centimetre", "centimetres", "см", "ซม"),
  in: unit("in", cmToInch, inchToCm, '"', "″", "inch", "inches", "zoll"),
  m2: own("m²", "qm", "sqm", "м²"),
  ft2: unit("ft²", squareMeterToSquareFoot, squareFootToSquareMeter, "sqft"),
  g: own("g", "gram", "grams", "gramm", "gr", "г", "гр", "กรัม"),
  oz: unit("oz", gramToOunce, ounceToGram, "ounce", "ounces"),
  l: own("l", "liter", "liters", "litre", "litres", "л", "ลิตร"),
  gal: unit("gal", literToGallon, gallonToLiter, "gallon", "gallons"),
  ec: own("mS/cm", "ec", "ms", "мсм/см"),
  ppm: unit("ppm", ecToPpm, ppmToEc, "ppm500"),
  c: own("°C", "c", "°с", "с"),
  f: unit("°F", celsiusToFahrenheit, fahrenheitToCelsius, "f"),
  mll: own("ml/l", "мл/л", "มล./ลิตร"),
  mlgal: unit("ml/gal", mllToMlgal, mlgalToMll, "ml/g"),
  tspgal: unit("tsp/gal", mllToTspgal, tspgalToMll, "tsp/g"),
  percent: own("%", "percent"),
  co2: own("ppm"),
  hour: own("h", "hour", "hours", "hr", "hrs", "std", "ч", "ชม"),
  watt: own("W", "watt", "watts", "вт"),
  ph: own("", "ph"),
  score: own("", "/10"),
  plant: own("", "plant", "plants"),
};

/** Units a quantity can be typed in, the stored one first. */
export const UNITS_OF: Readonly<Record<Quantity, readonly [metric: Unit, other: Unit, ...more: Unit[]]>> = {
  ...MEASURE_CHOICES,
  length: ["cm", "in"],
  square: ["m2", "ft2"],
  weight: ["g", "oz"],
};

/**
 * Gets the unit in which a quantity is shown.
 *
 * @throws TypeError for choices that have no such unit
 * @example
 * unitOf("temperature", METRIC); // "c"
 */
export function unitOf(quantity: Quantity, measures: Measures): Unit {
  const choice = objectIn(measures)[oneOf(Object.keys(UNITS_OF) as Quantity[], quantity)];
  const [metric, english] = UNITS_OF[quantity];
  return oneOf(UNITS_OF[quantity], choice === "metric" ? metric : choice === "english" ? english : choice);
}
