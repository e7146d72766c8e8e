import type { WrittenDiary } from "../growing/diary-rows.ts";
import type { BrandTesterRow } from "../rows.ts";
import type { Catalogue } from "./catalogue-rows.ts";

/** How far a tester is: no diary with the brand, only running ones, or a harvested one. */
type Stage = "invited" | "growing" | "harvested";

/** Brands with testers. Brands without a plan may invite two. */
const TESTED: Readonly<Record<string, readonly Stage[]>> = {
  "Halden Lights": ["harvested", "growing"],
  "Loam & Lumen": ["harvested", "growing", "invited"],
  "Canvas Orchard": ["harvested", "growing"],
  "Ember Genetics": ["growing", "invited"],
};

/** Its giveaway is open, and testers can't enter: the first of the growers, with whom it is tried out, doesn't test for it. */
const GIVES = "Halden Lights";

/**
 * Makes the testers of some brands, at different stages.
 *
 * @param diaries all diaries, with their products
 * @param growers ids of growers who can be invited, in order of preference
 */
export function makeTesters(
  { brand }: Catalogue,
  diaries: readonly WrittenDiary[],
  growers: readonly number[],
): BrandTesterRow[] {
  return Object.entries(TESTED).flatMap(([name, stages]) => {
    const { id, add_date } = brand(name);
    const hasHarvested = new Map<number, boolean>();
    for (const { row, equip } of diaries) {
      if (!equip.some(({ brand_id }) => brand_id === id)) continue;
      hasHarvested.set(row.user_id, row.is_harvest || (hasHarvested.get(row.user_id) ?? false));
    }
    const stageOf = (grower: number): Stage => {
      const harvested = hasHarvested.get(grower);
      if (harvested === undefined) return "invited";
      return harvested ? "harvested" : "growing";
    };
    return stages.flatMap((stage) => {
      const user_id = growers.find(
        (grower, index) => stageOf(grower) === stage && (name !== GIVES || index > 0),
      );
      return user_id === undefined ? [] : [{ brand_id: id, user_id, add_date }];
    });
  });
}
