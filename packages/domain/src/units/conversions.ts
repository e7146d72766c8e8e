import { numberIn, withoutNoise } from "../number-input.ts";
import { PLAUSIBLE } from "../plausible.ts";
import type {
  Celsius,
  Centimeters,
  Fahrenheit,
  Gallons,
  Grams,
  Inches,
  Liters,
  Millisiemens,
  MlPerGallon,
  MlPerLiter,
  Ounces,
  Ppm500,
  Ppm700,
  SquareFeet,
  SquareMeters,
  TspPerGallon,
} from "./quantities.ts";

// The inch, the ounce and the US gallon are defined exactly in metric units (NIST Handbook 44, appendix C). The factors of the
// specification are these, rounded to six digits, whose two directions are no exact inverses.
const CENTIMETERS = 2.54;
const GRAMS = 28.349523125;
const LITERS = 3.785411784;
/** A US gallon is 768 teaspoons. */
const TEASPOONS = 0.768;

/** A value to convert; a missing one gives `null`, so that readings convert as they are. */
type Given<Unit> = Unit | null | undefined;

const times = (value: Given<number>, factor: number, most = 1e12): number | null => {
  const amount = numberIn(value, 0, most);
  // Nothing stays nothing, and 0 is 0 in every unit.
  return amount && withoutNoise(amount * factor);
};

/** Converts centimetres to inches (÷ 2.54). @example cmToInch(100); // 39.3701 */
export const cmToInch = (cm: Given<Centimeters>): Inches | null => times(cm, 1 / CENTIMETERS);

/** Converts inches to centimetres (× 2.54). @example inchToCm(10); // 25.4 */
export const inchToCm = (inch: Given<Inches>): Centimeters | null => times(inch, CENTIMETERS);

/** Converts grams to ounces (÷ 28.349523125). @example gramToOunce(100); // 3.5274 */
export const gramToOunce = (gram: Given<Grams>): Ounces | null => times(gram, 1 / GRAMS);

/** Converts ounces to grams (× 28.349523125). @example ounceToGram(1); // 28.349523125 */
export const ounceToGram = (ounce: Given<Ounces>): Grams | null => times(ounce, GRAMS);

/** Converts litres to US gallons (÷ 3.785411784). @example literToGallon(10); // 2.64172 */
export const literToGallon = (liter: Given<Liters>): Gallons | null => times(liter, 1 / LITERS);

/** Converts US gallons to litres (× 3.785411784). @example gallonToLiter(1); // 3.785411784 */
export const gallonToLiter = (gallon: Given<Gallons>): Liters | null => times(gallon, LITERS);

/** Converts degrees Celsius, -273.15 or more, to Fahrenheit. @example celsiusToFahrenheit(25); // 77 */
export const celsiusToFahrenheit = (celsius: Given<Celsius>): Fahrenheit | null => {
  const value = numberIn(celsius, -273.15, 1e12);
  // The product too: near 0 °F the sum would magnify what rounding left of it.
  return value === null ? null : withoutNoise(withoutNoise((value * 9) / 5) + 32);
};

/** Converts degrees Fahrenheit, -459.67 or more, to Celsius. @example fahrenheitToCelsius(77); // 25 */
export const fahrenheitToCelsius = (fahrenheit: Given<Fahrenheit>): Celsius | null => {
  const value = numberIn(fahrenheit, -459.67, 1e12);
  return value === null ? null : withoutNoise(((value - 32) * 5) / 9);
};

/** A larger EC is a value in ppm or µS/cm. A function, so that bundles without these conversions leave the ranges out. */
const mostEc = () => PLAUSIBLE.ec.max;

/** Converts ppm on the 500 scale to EC in mS/cm (÷ 500). @example ppmToEc(700); // 1.4 */
export const ppmToEc = (ppm: Given<Ppm500>): Millisiemens | null => times(ppm, 1 / 500, mostEc() * 500);

/** Converts EC in mS/cm to ppm on the 500 scale (× 500). @example ecToPpm(1.4); // 700 */
export const ecToPpm = (ec: Given<Millisiemens>): Ppm500 | null => times(ec, 500, mostEc());

/** Converts ppm on the 700 scale (potassium chloride, used by meters from Australia and New Zealand) to EC in mS/cm (÷ 700). @example ppm700ToEc(980); // 1.4 */
export const ppm700ToEc = (ppm: Given<Ppm700>): Millisiemens | null => times(ppm, 1 / 700, mostEc() * 700);

/** Converts EC in mS/cm to ppm on the 700 scale (× 700). @example ecToPpm700(1.4); // 980 */
export const ecToPpm700 = (ec: Given<Millisiemens>): Ppm700 | null => times(ec, 700, mostEc());

/** Converts millilitres per litre to millilitres per US gallon (× 3.785411784). @example mllToMlgal(2); // 7.570823568 */
export const mllToMlgal = (mll: Given<MlPerLiter>): MlPerGallon | null => times(mll, LITERS);

/** Converts millilitres per US gallon to millilitres per litre (÷ 3.785411784). @example mlgalToMll(3.785411784); // 1 */
export const mlgalToMll = (mlgal: Given<MlPerGallon>): MlPerLiter | null => times(mlgal, 1 / LITERS);

/** Converts millilitres per litre to teaspoons per US gallon (× 0.768). @example mllToTspgal(2); // 1.536 */
export const mllToTspgal = (mll: Given<MlPerLiter>): TspPerGallon | null => times(mll, TEASPOONS);

/** Converts teaspoons per US gallon to millilitres per litre (÷ 0.768). @example tspgalToMll(0.768); // 1 */
export const tspgalToMll = (tspgal: Given<TspPerGallon>): MlPerLiter | null => times(tspgal, 1 / TEASPOONS);

/** Square feet in a square metre: a foot is 0.3048 m. */
export const SQUARE_FEET_PER_SQUARE_METER: number = 1 / 0.09290304;

/** Converts square metres to square feet (÷ 0.09290304). @example squareMeterToSquareFoot(1); // 10.7639 */
export const squareMeterToSquareFoot = (squareMeter: Given<SquareMeters>): SquareFeet | null =>
  times(squareMeter, SQUARE_FEET_PER_SQUARE_METER);

/** Converts square feet to square metres (× 0.09290304). @example squareFootToSquareMeter(1); // 0.09290304 */
export const squareFootToSquareMeter = (squareFoot: Given<SquareFeet>): SquareMeters | null =>
  times(squareFoot, 1 / SQUARE_FEET_PER_SQUARE_METER);
