import { objectIn } from "./argument-checks.ts";
import { numberIn, withoutNoise } from "./number-input.ts";
import { PLAUSIBLE } from "./plausible.ts";

/** The coefficients of Tetens 1930 as in FAO Irrigation and Drainage Paper 56 (Allen et al. 1998), equation 11. */
const TETENS = { pressure: 0.6108, factor: 17.27, offset: 237.3 } as const;

/** A leaf that transpires is about 2 °C cooler than the air. */
const USUAL_LEAF_OFFSET = -2;

/** How warm the leaf is: as measured, or relative to the air. */
export interface Leaf {
  /** Leaf temperature, °C, as measured. It overrides `leafOffset`. */
  readonly leaf?: number | null | undefined;
  /** Leaf temperature minus air temperature, °C; -2 (a leaf 2 °C cooler than the air) by default. */
  readonly leafOffset?: number | null | undefined;
}

/** Air around a plant. */
export interface Climate extends Leaf {
  /** Air temperature, °C. */
  readonly air?: number | null | undefined;
  /** Relative humidity, %, 1 to 100. */
  readonly humidity?: number | null | undefined;
}

/** A value within its plausible range; `NaN` when it is missing or outside, so that what is computed with it is unknown too. */
function within(value: number | null | undefined, key: keyof typeof PLAUSIBLE): number {
  const { min, max } = PLAUSIBLE[key];
  return numberIn(value, min, max, `a number as ${key}`) ?? Number.NaN;
}

/** Leaf temperature, °C. A leaf or offset that was given but is impossible makes it unknown. */
function leafOf(air: number, { leaf, leafOffset }: Leaf): number {
  return leaf === null || leaf === undefined
    ? air + within(leafOffset ?? USUAL_LEAF_OFFSET, "leafOffset")
    : within(leaf, "leaf");
}

function pressure(temperature: number): number {
  return TETENS.pressure * Math.exp((TETENS.factor * temperature) / (temperature + TETENS.offset));
}

/**
 * Computes the saturation vapour pressure of water.
 *
 * @param temperature - °C, -40 to 100; the formula does not hold outside
 * @returns kPa, not rounded; `null` when the temperature is missing or out of range
 * @see Tetens 1930 with the constants of FAO Irrigation and Drainage Paper 56 (Allen et al. 1998), equation 11
 * @example
 * saturationPressure(25); // 3.168
 */
export function saturationPressure(temperature: number | null | undefined): number | null {
  const value = numberIn(temperature, -40, 100);
  return value === null ? null : pressure(value);
}

/**
 * Computes the vapour pressure deficit between leaf and air: how strongly the air draws water from the leaf.
 *
 * @param climate - air temperature (°C), humidity (%), and the leaf: its temperature, or its offset to the air with the sign growers
 * use (-2 by default, a leaf 2 °C cooler than the air)
 * @returns kPa, not rounded; negative when water condenses on the leaf; `null` when a value is missing or outside {@link PLAUSIBLE}
 * @see saturationPressure for the source
 * @example
 * vpd({ air: 25, humidity: 60 }); // 0.909
 * vpd({ air: 25, humidity: 60, leafOffset: 0 }); // 1.267
 * vpd({ air: 25, humidity: 60, leaf: 24 }); // 1.083
 * vpd({ air: 77, humidity: 60 }); // null
 */
export function vpd(climate: Climate): number | null {
  const air = within(objectIn(climate).air, "air");
  const humidity = within(climate.humidity, "humidity");
  return numberIn(pressure(leafOf(air, climate)) - (pressure(air) * humidity) / 100);
}

/**
 * Computes the humidity at which the vapour pressure deficit is as wanted: the inverse of {@link vpd}.
 *
 * @param target - wanted deficit (kPa), air temperature (°C), and the leaf as in {@link vpd}
 * @returns relative humidity, %, not rounded; `null` when a value is missing or implausible, or no humidity gives that deficit
 * @example
 * humidityForVpd({ vpd: 1.2, air: 26 }); // 53.1
 * humidityForVpd({ vpd: 9, air: 26 }); // null
 */
export function humidityForVpd(
  target: Leaf & { readonly vpd?: number | null | undefined; readonly air?: number | null | undefined },
): number | null {
  const wanted = within(objectIn(target).vpd, "vpd");
  const air = within(target.air, "air");
  const { min, max } = PLAUSIBLE.humidity;
  return numberIn((100 * (pressure(leafOf(air, target)) - wanted)) / pressure(air), min, max);
}

/**
 * Computes the air temperature at which the vapour pressure deficit is as wanted: the other inverse of {@link vpd}.
 *
 * @param target - wanted deficit (kPa, more than 0), humidity (%), and the leaf as in {@link vpd}
 * @returns °C, to a thousandth; `null` when a value is missing or implausible, or no plausible temperature gives that deficit
 * @example
 * airForVpd({ vpd: 1.2, humidity: 55 }); // 26.91
 * airForVpd({ vpd: 1.2, humidity: 55, leaf: 24 }); // 25.4
 * airForVpd({ vpd: 1.2, humidity: 100 }); // null
 */
export function airForVpd(
  target: Leaf & { readonly vpd?: number | null | undefined; readonly humidity?: number | null | undefined },
): number | null {
  const wanted = within(objectIn(target).vpd, "vpd");
  if (!(wanted > 0)) return null;
  // Warmer air raises a positive deficit if the leaf warms up with it, and lowers it around a leaf of a given temperature. Either way
  // halving the range finds the only temperature.
  const direction = target.leaf === null || target.leaf === undefined ? 1 : -1;
  const missing = (air: number) => direction * (wanted - (vpd({ ...target, air }) ?? Number.NaN));
  let { min, max }: { min: number; max: number } = PLAUSIBLE.air;
  if (!(missing(min) >= 0 && missing(max) <= 0)) return null;
  while (max - min > 0.0001) {
    const middle = (min + max) / 2;
    if (missing(middle) > 0) min = middle;
    else max = middle;
  }
  return Math.round(max * 1000) / 1000;
}

/**
 * Computes the dew point: the temperature to which the air may cool down before water condenses.
 *
 * @param climate - air temperature (°C) and humidity (%)
 * @returns °C, rounded like a conversion, so that saturated air of 26 °C has 26; `null` when a value is missing or outside {@link PLAUSIBLE}
 * @see saturationPressure for the source
 * @example
 * dewPoint({ air: 25, humidity: 60 }); // 16.7
 */
export function dewPoint(climate: Pick<Climate, "air" | "humidity">): number | null {
  const air = within(objectIn(climate).air, "air");
  const humidity = within(climate.humidity, "humidity");
  const ratio = Math.log(humidity / 100) + (TETENS.factor * air) / (air + TETENS.offset);
  return numberIn(withoutNoise((TETENS.offset * ratio) / (TETENS.factor - ratio)));
}

/**
 * Computes the daily light integral: the light a plant gets in a day.
 *
 * @param ppfd - photosynthetic photon flux density at the canopy, µmol/m²/s, 0 to 5000
 * @param hours - hours of light a day, 0 to 24
 * @returns mol/m²/day, not rounded; `null` when a value is missing or out of range
 * @example
 * dailyLightIntegral(600, 18); // 38.88
 */
export function dailyLightIntegral(
  ppfd: number | null | undefined,
  hours: number | null | undefined,
): number | null {
  return numberIn((within(ppfd, "ppfd") * within(hours, "hours") * 3600) / 1_000_000);
}

/** The short name of {@link dailyLightIntegral}. */
export { dailyLightIntegral as dli };
