import { objectIn, oneOf } from "./argument-checks.ts";
import { numberIn } from "./number-input.ts";
import type { NumberRange } from "./number-limits.ts";
import { isFaza } from "./phase.ts";
import type { SoilCode } from "./setup-options.ts";
import { fazaOf, type Phase } from "./week-fields.ts";

/** A figure that has a target band. */
export type TargetFigure = "vpd" | "dli" | "ec" | "ph";

const band = (min: number, max: number): NumberRange => ({ min, max });

/**
 * Target bands while a plant grows. They are conventions of growers, not limits: seedlings need mild air and weak feed,
 * flowers need dry air and strong light.
 *
 * - `vpd`, kPa: the common chart of growers for a leaf about 2 °C cooler than the air.
 * - `dli`, mol/m²/day: yield rises well past 40 (Rodriguez-Morrison, Llewellyn & Zheng 2021, Frontiers in Plant
 *   Science 12:646020); the band is what most rooms without added CO₂ use.
 * - `ec`, mS/cm of the feed: within the range tried for container plants by Caplan, Dixon & Zheng 2017,
 *   HortScience 52:1307 and 52:1796.
 */
const BANDS: Readonly<Record<"vpd" | "dli" | "ec", Readonly<Record<-1 | 0 | 1, NumberRange>>>> = {
  vpd: { [-1]: band(0.4, 0.8), 0: band(0.8, 1.2), 1: band(1.2, 1.6) },
  dli: { [-1]: band(8, 16), 0: band(20, 35), 1: band(30, 40) },
  ec: { [-1]: band(0.2, 0.8), 0: band(0.8, 1.8), 1: band(1.2, 2.4) },
};

/**
 * pH depends on the growing medium rather than on the phase: soil buffers, coco and water do not. The bands are conventions
 * of growers. That nutrients are available within such a band, and within a lower one without soil, was shown by Truog 1946 (Soil Science Society of America Proceedings 11:305) and Peterson 1982 (Ohio State University,
 * Research Circular 268:16).
 */
const PH_SOIL: NumberRange = band(6, 7);
const PH_SOILLESS: NumberRange = band(5.5, 6.5);

const FIGURES: readonly (TargetFigure | "tds")[] = ["vpd", "dli", "ec", "tds", "ph"];

/**
 * Gets the target band of a figure in a phase.
 *
 * @param figure - vpd (kPa), dli (mol/m²/day), ec (mS/cm; `tds` on the wire) or ph
 * @param phase - phase of the week: its name, or the code of the wire
 * @param soil - growing medium; only pH depends on it, and the default is soil
 * @returns the band, or `null` for a harvest week and for a code of no phase
 * @throws TypeError for an unknown figure, and for a name of no phase
 * @example
 * targetBand("vpd", "flowering"); // { min: 1.2, max: 1.6 }
 * targetBand("vpd", 1); // { min: 1.2, max: 1.6 }
 */
export function targetBand(
  figure: TargetFigure | "tds",
  phase: Phase,
  soil?: SoilCode | null,
): NumberRange | null {
  oneOf(FIGURES, figure);
  const faza = typeof phase === "string" ? fazaOf({ phase }) : numberIn(phase);
  if (!isFaza(faza) || faza === 2) return null;
  if (figure === "ph") return soil === 2 || soil === 3 ? PH_SOILLESS : PH_SOIL;
  return BANDS[figure === "tds" ? "ec" : figure][faza];
}

/** Position of a value relative to a band. */
export type BandPlace = "below" | "in" | "above";

/**
 * Compares a value with a band, such as that of {@link targetBand}. Both ends belong to it.
 *
 * @returns the position; `null` for a missing value, one that is not finite, and without a possible band
 * @throws TypeError for a band that is none
 * @example
 * placeInBand(1.46, { min: 1.2, max: 1.6 }); // "in"
 */
export function placeInBand(
  value: number | null | undefined,
  band: NumberRange | null | undefined,
): BandPlace | null {
  const number = numberIn(value);
  if (band === null || band === undefined || number === null) return null;
  const { min, max } = objectIn(band);
  // No number compares with the ends of an impossible band.
  if (!(min <= max)) return null;
  return number < min ? "below" : number > max ? "above" : "in";
}
