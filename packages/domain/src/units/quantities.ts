declare const unit: unique symbol;

/**
 * A number whose unit the compiler checks. Plain numbers fit without a cast, and the result is a plain number again; only a
 * number of another unit is rejected, such as grams for centimetres. At run time it is a plain number.
 */
export type In<Unit extends string> = number & { readonly [unit]?: Unit };

/** Length in centimetres. */
export type Centimeters = In<"cm">;
/** Length in inches. */
export type Inches = In<"in">;
/** Weight in grams. */
export type Grams = In<"g">;
/** Weight in ounces (avoirdupois). */
export type Ounces = In<"oz">;
/** Volume in litres. */
export type Liters = In<"l">;
/** Volume in US gallons. */
export type Gallons = In<"gal">;
/** Temperature in degrees Celsius. */
export type Celsius = In<"c">;
/** Temperature in degrees Fahrenheit. */
export type Fahrenheit = In<"f">;
/** Electrical conductivity (EC) in mS/cm. */
export type Millisiemens = In<"ec">;
/** Dissolved solids in ppm on the 500 scale, where 1 mS/cm is 500 ppm. */
export type Ppm500 = In<"ppm500">;
/** Dissolved solids in ppm on the 700 scale, where 1 mS/cm is 700 ppm. */
export type Ppm700 = In<"ppm700">;
/** Dose in millilitres per litre. */
export type MlPerLiter = In<"mll">;
/** Dose in millilitres per US gallon. */
export type MlPerGallon = In<"mlgal">;
/** Dose in teaspoons per US gallon. */
export type TspPerGallon = In<"tspgal">;
/** Area in square metres. */
export type SquareMeters = In<"m2">;
/** Area in square feet. */
export type SquareFeet = In<"ft2">;
