import { ratingOf } from "@grow/domain";
import type { WrittenDiary } from "../growing/diary-rows.ts";
import type { ReviewRow } from "../rows.ts";
import type { Catalogue } from "./catalogue-rows.ts";

interface Used {
  readonly id: number;
  cnt_diaries: number;
  cnt_harvests: number;
}

interface Rated {
  cnt_reviews: number;
  sum_rate: number;
}

/** Fills in how often things of the catalogue are grown with, and how growers rate them. */
export function countUsage(
  { products, brands, strains }: Catalogue,
  diaries: readonly WrittenDiary[],
  reviews: readonly ReviewRow[],
): void {
  for (const { row: diary, equip } of diaries) {
    const count = (ids: readonly (number | null)[], rows: readonly Used[]) => {
      const distinct = new Set(ids);
      for (const row of rows) {
        if (!distinct.has(row.id)) continue;
        row.cnt_diaries += 1;
        row.cnt_harvests += diary.is_harvest ? 1 : 0;
      }
    };
    count(
      equip.map(({ product_id }) => product_id),
      products,
    );
    count(
      equip.map(({ brand_id }) => brand_id),
      brands,
    );
    count(
      equip.map(({ strain_id }) => strain_id),
      strains,
    );
  }
  for (const { product_id, n_general } of reviews) {
    const product = products[product_id - 1];
    const rated: (Rated | undefined)[] = [
      product,
      brands[(product?.brand_id ?? 0) - 1],
      strains[(product?.strain_id ?? 0) - 1],
    ];
    for (const thing of rated) {
      if (thing === undefined) continue;
      thing.cnt_reviews += 1;
      thing.sum_rate += ratingOf(n_general) ?? 0;
    }
  }
}
