import type { Liters } from "./units/quantities.ts";

/** A nutrient with its dose. */
export interface Dose {
  /** ml/l; missing and 0 are no dose. */
  readonly val?: number | null | undefined;
  readonly is_remove?: boolean | undefined;
}

/** A week of a nutrient scheme. */
export interface SchemeWeek<Row extends Dose> {
  readonly items: readonly Row[];
}

/** A nutrient with what to measure out of it. */
export type MeasuredDose<Row extends Dose> = Row & {
  /** What goes into the whole volume, ml, not rounded. */
  readonly ml: number;
};

/**
 * What to measure out of each nutrient for a volume of water. Nutrients without a dose are left out; the order is
 * kept, as some must go in before others.
 *
 * @param doses - nutrients with doses in ml/l
 * @param liters - volume of the water, l, more than 0
 * @param strength - share of the full dose, 0.5 = half strength, more than 0
 * @returns the nutrients with ml, or `null` when the volume or strength is impossible or a dose is negative or
 * not finite
 * @example
 * dilute([{ name: "Bloom", val: 2.5 }], 8); // [{ name: "Bloom", val: 2.5, ml: 20 }]
 */
export function dilute<Row extends Dose>(
  doses: readonly Row[],
  liters: Liters,
  strength = 1,
): readonly MeasuredDose<Row>[] | null {
  if (!isPositive(liters) || !isPositive(strength)) return null;
  const given = doses.filter(
    (dose) => !dose.is_remove && dose.val !== null && dose.val !== undefined && dose.val !== 0,
  );
  const measured = given.map((dose) => ({ ...dose, ml: (dose.val ?? 0) * liters * strength }));
  return measured.every(({ ml }) => isPositive(ml)) ? measured : null;
}

/**
 * What to measure out in each week of a nutrient scheme, always for the same volume.
 *
 * @returns the weeks with ml in each item, or `null` for what {@link dilute} refuses in any of them
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
  for (const week of weeks) {
    const items = dilute<Row>(week.items, liters, strength);
    if (items === null) return null;
    diluted.push({ ...week, items });
  }
  return diluted;
}

function isPositive(value: number): boolean {
  return Number.isFinite(value) && value > 0;
}
