import type { WrittenDiary } from "../growing/diary-rows.ts";
import type { Catalogue } from "./catalogue-rows.ts";

interface Used {
  readonly id: number;
  cnt_diaries: number;
  cnt_harvests: number;
}

/** Fills in how often things of the catalogue are grown with. */
export function countUsage({ products, brands, strains }: Catalogue, diaries: readonly WrittenDiary[]): void {
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
}
