import { listIn, objectIn } from "./argument-checks.ts";
import { numberIn, withoutNoise } from "./number-input.ts";
import type { Liters } from "./units/quantities.ts";

/** A nutrient with its dose. */
export interface Dose {
  /** Dose, ml/l; missing, 0 and negative mean none. */
  readonly val?: number | null | undefined;
  readonly is_remove?: boolean | undefined;
}

/** A week of a feeding chart. */
export interface SchemeWeek<Row extends Dose> {
  readonly items: readonly Row[];
}

/** A nutrient and its amount. */
export type MeasuredDose<Row extends Dose> = Row & {
  /** Amount for the whole volume, ml, rounded like a conversion. */
  readonly ml: number;
};

/**
 * Computes how much of each nutrient goes into a volume of water. Nutrients without a dose are left out. The order
 * stays, because some must be added before others.
 *
 * @param doses - nutrients with doses in ml/l
 * @param liters - volume of the water, l, more than 0
 * @param strength - share of the full dose, 0.5 = half strength, more than 0
 * @returns the nutrients with ml, or `null` when the volume or strength is impossible or a dose is not finite
 * @example
 * dilute([{ name: "Bloom", val: 2.5 }], 8); // [{ name: "Bloom", val: 2.5, ml: 20 }]
 */
export function dilute<Row extends Dose>(
  doses: readonly Row[],
  liters: Liters,
  strength = 1,
): readonly MeasuredDose<Row>[] | null {
  const factor = (positive(liters) ?? 0) * (positive(strength) ?? 0);
  if (positive(factor) === null) return null;
  const measured: MeasuredDose<Row>[] = [];
  for (const dose of listIn(doses)) {
    if (objectIn(dose).is_remove || dose.val === null || dose.val === undefined) continue;
    const val = numberIn(dose.val);
    if (val !== null && val <= 0) continue;
    const ml = positive((val ?? Number.NaN) * factor);
    if (ml === null) return null;
    measured.push({ ...dose, ml: withoutNoise(ml) });
  }
  return measured;
}

/**
 * Computes the amounts for each week of a feeding chart, for the same volume every week.
 *
 * @param weeks - weeks with doses in ml/l
 * @param liters - volume of the water, l, more than 0
 * @returns the weeks with ml in each item, or `null` when {@link dilute} returns it for any of them
 * @example
 * diluteScheme([{ week: 1, items: [{ product_id: 51, val: 1.5 }] }], 10);
 * // [{ week: 1, items: [{ product_id: 51, val: 1.5, ml: 15 }] }]
 */
export function diluteScheme<Row extends Dose, Week extends SchemeWeek<Row>>(
  weeks: readonly (Week & SchemeWeek<Row>)[],
  liters: Liters,
  strength = 1,
): readonly (Omit<Week, "items"> & SchemeWeek<MeasuredDose<Row>>)[] | null {
  const diluted: (Omit<Week, "items"> & SchemeWeek<MeasuredDose<Row>>)[] = [];
  for (const week of listIn(weeks)) {
    const items = dilute<Row>(objectIn(week).items, liters, strength);
    if (items === null) return null;
    diluted.push({ ...week, items });
  }
  return diluted;
}

function positive(value: number): number | null {
  return numberIn(value, Number.MIN_VALUE);
}
