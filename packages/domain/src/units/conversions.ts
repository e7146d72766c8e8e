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

// The specification gives each factor, so the two directions of a pair are not exact inverses.

/** A value to convert; a missing one gives `null`, so that readings convert as they are. */
type Given<Unit> = Unit | null | undefined;

const times = (value: Given<number>, factor: number, most = 1e12): number | null => {
  const amount = numberIn(value, 0, most);
  return amount === null ? null : withoutNoise(amount * factor);
};

/** Converts centimetres to inches (× 0.393701). @example cmToInch(100); // 39.3701 */
export const cmToInch = (cm: Given<Centimeters>): Inches | null => times(cm, 0.393701);

/** Converts inches to centimetres (× 2.54). @example inchToCm(10); // 25.4 */
export const inchToCm = (inch: Given<Inches>): Centimeters | null => times(inch, 2.54);

/** Converts grams to ounces (× 0.035274). @example gramToOunce(100); // 3.5274 */
export const gramToOunce = (gram: Given<Grams>): Ounces | null => times(gram, 0.035274);

/** Converts ounces to grams (× 28.3495). @example ounceToGram(1); // 28.3495 */
export const ounceToGram = (ounce: Given<Ounces>): Grams | null => times(ounce, 28.3495);

/** Converts litres to US gallons (× 0.264172). @example literToGallon(10); // 2.64172 */
export const literToGallon = (liter: Given<Liters>): Gallons | null => times(liter, 0.264172);

/** Converts US gallons to litres (× 3.78541). @example gallonToLiter(1); // 3.78541 */
export const gallonToLiter = (gallon: Given<Gallons>): Liters | null => times(gallon, 3.78541);

/** Converts degrees Celsius, -273.15 or more, to Fahrenheit. @example celsiusToFahrenheit(25); // 77 */
export const celsiusToFahrenheit = (celsius: Given<Celsius>): Fahrenheit | null => {
  const value = numberIn(celsius, -273.15, 1e12);
  return value === null ? null : withoutNoise((value * 9) / 5 + 32);
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

/** Converts millilitres per litre to millilitres per US gallon (× 3.78541). @example mllToMlgal(2); // 7.57082 */
export const mllToMlgal = (mll: Given<MlPerLiter>): MlPerGallon | null => times(mll, 3.78541);

/** Converts millilitres per US gallon to millilitres per litre (÷ 3.78541). @example mlgalToMll(3.78541); // 1 */
export const mlgalToMll = (mlgal: Given<MlPerGallon>): MlPerLiter | null => times(mlgal, 1 / 3.78541);

/** Converts millilitres per litre to teaspoons per US gallon (× 0.768). @example mllToTspgal(2); // 1.536 */
export const mllToTspgal = (mll: Given<MlPerLiter>): TspPerGallon | null => times(mll, 0.768);

/** Converts teaspoons per US gallon to millilitres per litre (× 1.30208). @example tspgalToMll(1); // 1.30208 */
export const tspgalToMll = (tspgal: Given<TspPerGallon>): MlPerLiter | null => times(tspgal, 1.30208);

/** Square feet in a square metre. */
export const SQUARE_FEET_PER_SQUARE_METER = 10.7639;

/** Converts square metres to square feet (× 10.7639). @example squareMeterToSquareFoot(1); // 10.7639 */
export const squareMeterToSquareFoot = (squareMeter: Given<SquareMeters>): SquareFeet | null =>
  times(squareMeter, SQUARE_FEET_PER_SQUARE_METER);

/** Converts square feet to square metres (÷ 10.7639). @example squareFootToSquareMeter(10.7639); // 1 */
export const squareFootToSquareMeter = (squareFoot: Given<SquareFeet>): SquareMeters | null =>
  times(squareFoot, 1 / SQUARE_FEET_PER_SQUARE_METER);
