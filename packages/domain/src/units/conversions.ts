import { finite } from "./finite.ts";
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

// The specification gives each factor, so the two directions of a pair are not exact inverses. A value that is not a finite
// number gives NaN, never 0.

/** Converts centimetres to inches (× 0.393701). @example cmToInch(100); // 39.3701 */
export const cmToInch = (cm: Centimeters): Inches => finite(cm) * 0.393701;

/** Converts inches to centimetres (× 2.54). @example inchToCm(10); // 25.4 */
export const inchToCm = (inch: Inches): Centimeters => finite(inch) * 2.54;

/** Converts grams to ounces (× 0.035274). @example gramToOunce(100); // 3.5274 */
export const gramToOunce = (gram: Grams): Ounces => finite(gram) * 0.035274;

/** Converts ounces to grams (× 28.3495). @example ounceToGram(1); // 28.3495 */
export const ounceToGram = (ounce: Ounces): Grams => finite(ounce) * 28.3495;

/** Converts litres to US gallons (× 0.264172). @example literToGallon(10); // 2.64172 */
export const literToGallon = (liter: Liters): Gallons => finite(liter) * 0.264172;

/** Converts US gallons to litres (× 3.78541). @example gallonToLiter(1); // 3.78541 */
export const gallonToLiter = (gallon: Gallons): Liters => finite(gallon) * 3.78541;

/** Converts degrees Celsius to Fahrenheit. @example celsiusToFahrenheit(25); // 77 */
export const celsiusToFahrenheit = (celsius: Celsius): Fahrenheit => (finite(celsius) * 9) / 5 + 32;

/** Converts degrees Fahrenheit to Celsius. @example fahrenheitToCelsius(77); // 25 */
export const fahrenheitToCelsius = (fahrenheit: Fahrenheit): Celsius => ((finite(fahrenheit) - 32) * 5) / 9;

/** Converts ppm on the 500 scale to EC in mS/cm (× 2 ÷ 1000). @example ppmToEc(700); // 1.4 */
export const ppmToEc = (ppm: Ppm500): Millisiemens => (finite(ppm) * 2) / 1000;

/** Converts EC in mS/cm to ppm on the 500 scale (× 1000 ÷ 2). @example ecToPpm(1.4); // 700 */
export const ecToPpm = (ec: Millisiemens): Ppm500 => (finite(ec) * 1000) / 2;

/** Converts ppm on the 700 scale (potassium chloride, used by meters from Australia and New Zealand) to EC in mS/cm (÷ 700). @example ppm700ToEc(980); // 1.4 */
export const ppm700ToEc = (ppm: Ppm700): Millisiemens => finite(ppm) / 700;

/** Converts EC in mS/cm to ppm on the 700 scale (× 700). @example ecToPpm700(2); // 1400 */
export const ecToPpm700 = (ec: Millisiemens): Ppm700 => finite(ec) * 700;

/** Converts millilitres per litre to millilitres per US gallon (× 3.78541). @example mllToMlgal(2); // 7.57082 */
export const mllToMlgal = (mll: MlPerLiter): MlPerGallon => finite(mll) * 3.78541;

/** Converts millilitres per US gallon to millilitres per litre (÷ 3.78541). @example mlgalToMll(3.78541); // 1 */
export const mlgalToMll = (mlgal: MlPerGallon): MlPerLiter => finite(mlgal) / 3.78541;

/** Converts millilitres per litre to teaspoons per US gallon (× 0.768). @example mllToTspgal(2); // 1.536 */
export const mllToTspgal = (mll: MlPerLiter): TspPerGallon => finite(mll) * 0.768;

/** Converts teaspoons per US gallon to millilitres per litre (× 1.30208). @example tspgalToMll(1); // 1.30208 */
export const tspgalToMll = (tspgal: TspPerGallon): MlPerLiter => finite(tspgal) * 1.30208;

/** Converts square metres to square feet (× 10.7639). @example squareMeterToSquareFoot(1); // 10.7639 */
export const squareMeterToSquareFoot = (squareMeter: SquareMeters): SquareFeet =>
  finite(squareMeter) * 10.7639;

/** Converts square feet to square metres (÷ 10.7639). @example squareFootToSquareMeter(10.7639); // 1 */
export const squareFootToSquareMeter = (squareFoot: SquareFeet): SquareMeters => finite(squareFoot) / 10.7639;
