import { finite } from "./units/finite.ts";

/** Air around a plant. */
export interface Climate {
  /** Air temperature, °C. */
  readonly air?: number | null | undefined;
  /** Relative humidity, %, 0 to 100. */
  readonly humidity?: number | null | undefined;
  /** How much cooler the leaf is than the air, °C. A leaf that transpires under LED light is about 2 °C cooler. */
  readonly leafOffset?: number | undefined;
}

/**
 * Computes the saturation vapour pressure of water.
 *
 * @param temperature - °C
 * @returns kPa; `NaN` unless the temperature is finite
 * @see Tetens 1930 with the constants of FAO Irrigation and Drainage Paper 56 (Allen et al. 1998), equation 11
 * @example
 * saturationPressure(25); // 3.168
 */
export function saturationPressure(temperature: number): number {
  return 0.6108 * Math.exp((17.27 * finite(temperature)) / (temperature + 237.3));
}

/**
 * Computes the vapour pressure deficit between leaf and air: how strongly the air draws water from the leaf.
 *
 * @param climate - air temperature (°C, -40 or more), humidity (0 to 100 %), leaf offset (°C)
 * @returns kPa, not rounded; negative when water condenses on the leaf; `null` when a value is missing or impossible
 * @see saturationPressure for the source
 * @example
 * vapourPressureDeficit({ air: 25, humidity: 60, leafOffset: 0 }); // 1.267
 */
export function vapourPressureDeficit(climate: Climate): number | null {
  const { air, humidity, leafOffset = 2 } = climate;
  if (air === undefined || air === null || humidity === undefined || humidity === null) return null;
  if (![air, humidity, leafOffset].every(Number.isFinite)) return null;
  // The formula does not hold below -40 °C.
  if (humidity < 0 || humidity > 100 || air < -40 || air - leafOffset < -40) return null;
  return saturationPressure(air - leafOffset) - (saturationPressure(air) * humidity) / 100;
}

/**
 * Computes the daily light integral: the light a plant gets in a day.
 *
 * @param ppfd - photosynthetic photon flux density at the canopy, µmol/m²/s
 * @param hours - hours of light a day, 0 to 24
 * @returns mol/m²/day, not rounded; `null` when a value is not finite or impossible
 * @example
 * dailyLightIntegral(600, 18); // 38.88
 */
export function dailyLightIntegral(ppfd: number, hours: number): number | null {
  if (!Number.isFinite(ppfd) || !Number.isFinite(hours) || ppfd < 0 || hours < 0 || hours > 24) return null;
  return (ppfd * hours * 3600) / 1_000_000;
}
