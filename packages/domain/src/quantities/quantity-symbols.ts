import type { QuantityUnit } from "./quantity-unit.ts";

/**
 * The symbol to show after a number for each unit that {@link parseQuantity} returns. Numbers of pH have none.
 *
 * @example
 * QUANTITY_SYMBOLS.umol; // "µmol/m²/s"
 */
export const QUANTITY_SYMBOLS: Readonly<Record<QuantityUnit, string>> = {
  mm: "mm",
  cm: "cm",
  m: "m",
  in: "in",
  ft: "ft",
  cm2: "cm²",
  m2: "m²",
  ft2: "ft²",
  mg: "mg",
  g: "g",
  kg: "kg",
  oz: "oz",
  lb: "lb",
  ml: "ml",
  cl: "cl",
  dl: "dl",
  l: "l",
  tsp: "tsp",
  tbsp: "tbsp",
  floz: "fl oz",
  cup: "cup",
  pt: "pt",
  qt: "qt",
  gal: "gal",
  c: "°C",
  f: "°F",
  k: "K",
  ms: "mS/cm",
  us: "µS/cm",
  cf: "CF",
  ppm500: "ppm (500)",
  ppm700: "ppm (700)",
  mll: "ml/l",
  mlgal: "ml/gal",
  tspgal: "tsp/gal",
  h: "h",
  min: "min",
  ph: "",
  percent: "%",
  ppm: "ppm",
  w: "W",
  kw: "kW",
  umol: "µmol/m²/s",
};
