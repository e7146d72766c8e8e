import type { NumberRange } from "./number-limits.ts";

/**
 * Ranges outside of which a value is a mistake: 77 °C is a temperature in °F, and a humidity of 0.6 % is a share. Climate and light
 * functions, and conversions of EC, give `null` for it.
 */
export const PLAUSIBLE = {
  /** Air temperature, °C. */
  air: { min: -20, max: 60 },
  /** Leaf temperature, °C. */
  leaf: { min: -20, max: 60 },
  /** Leaf temperature minus air temperature, °C. */
  leafOffset: { min: -10, max: 10 },
  /** Relative humidity, %. */
  humidity: { min: 1, max: 100 },
  /** Vapour pressure deficit, kPa; negative when water condenses on the leaf. */
  vpd: { min: -3, max: 20 },
  /** Photosynthetic photon flux density, µmol/m²/s; full sun is about 2000. */
  ppfd: { min: 0, max: 5000 },
  /** Hours of light a day. */
  hours: { min: 0, max: 24 },
  /** EC of a nutrient solution, mS/cm. */
  ec: { min: 0, max: 20 },
  /** pH. */
  ph: { min: 0, max: 14 },
} as const satisfies Readonly<Record<string, NumberRange>>;
