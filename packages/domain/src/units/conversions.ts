// Factors are given by the product and used exactly: two directions of one pair are not exact inverses.

/** Centimetres to inches (× 0.393701). @example cmToInch(100); // 39.3701 */
export const cmToInch = (cm: number): number => cm * 0.393701;

/** Inches to centimetres (× 2.54). @example inchToCm(10); // 25.4 */
export const inchToCm = (inch: number): number => inch * 2.54;

/** Grams to ounces (× 0.035274). @example gramToOunce(100); // 3.5274 */
export const gramToOunce = (gram: number): number => gram * 0.035274;

/** Ounces to grams (× 28.3495). @example ounceToGram(1); // 28.3495 */
export const ounceToGram = (ounce: number): number => ounce * 28.3495;

/** Litres to US gallons (× 0.264172). @example literToGallon(10); // 2.64172 */
export const literToGallon = (liter: number): number => liter * 0.264172;

/** US gallons to litres (× 3.78541). @example gallonToLiter(1); // 3.78541 */
export const gallonToLiter = (gallon: number): number => gallon * 3.78541;

/** Degrees Celsius to Fahrenheit. @example celsiusToFahrenheit(25); // 77 */
export const celsiusToFahrenheit = (celsius: number): number => (celsius * 9) / 5 + 32;

/** Degrees Fahrenheit to Celsius. @example fahrenheitToCelsius(77); // 25 */
export const fahrenheitToCelsius = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;

/** ppm on the 500 scale to EC in mS/cm (× 2 ÷ 1000). @example ppmToEc(700); // 1.4 */
export const ppmToEc = (ppm: number): number => (ppm * 2) / 1000;

/** EC in mS/cm to ppm on the 500 scale (× 1000 ÷ 2). @example ecToPpm(1.4); // 700 */
export const ecToPpm = (ec: number): number => (ec * 1000) / 2;

/** Millilitres per litre to millilitres per US gallon (× 3.78541). @example mllToMlgal(2); // 7.57082 */
export const mllToMlgal = (mll: number): number => mll * 3.78541;

/** Millilitres per US gallon to millilitres per litre (÷ 3.78541). @example mlgalToMll(3.78541); // 1 */
export const mlgalToMll = (mlgal: number): number => mlgal / 3.78541;

/** Millilitres per litre to teaspoons per US gallon (× 0.768). @example mllToTspgal(2); // 1.536 */
export const mllToTspgal = (mll: number): number => mll * 0.768;

/** Teaspoons per US gallon to millilitres per litre (× 1.30208). @example tspgalToMll(1); // 1.30208 */
export const tspgalToMll = (tspgal: number): number => tspgal * 1.30208;

/** Square metres to square feet (× 10.7639). @example squareMeterToSquareFoot(1); // 10.7639 */
export const squareMeterToSquareFoot = (squareMeter: number): number => squareMeter * 10.7639;

/** Square feet to square metres (÷ 10.7639). @example squareFootToSquareMeter(10.7639); // 1 */
export const squareFootToSquareMeter = (squareFoot: number): number => squareFoot / 10.7639;
