import { averageRating } from "@grow/domain";
import type { WrittenDiary } from "../growing/diary-rows.ts";
import type { Catalogue } from "./catalogue-rows.ts";

function addTo<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Fills in how often things of the catalogue are grown with, and how growers rate them at harvest. */
export function countUsage(catalogue: Catalogue, diaries: readonly WrittenDiary[]): void {
  const ratings = new Map<number, number[]>();
  for (const { equip, weeks } of diaries) {
    const count = (ids: readonly (number | null)[], rows: readonly { id: number; cnt_diaries: number }[]) => {
      const distinct = new Set(ids);
      for (const row of rows) if (distinct.has(row.id)) row.cnt_diaries += 1;
    };
    count(
      equip.map(({ product_id }) => product_id),
      catalogue.products,
    );
    count(
      equip.map(({ brand_id }) => brand_id),
      catalogue.brands,
    );
    count(
      equip.map(({ strain_id }) => strain_id),
      catalogue.strains,
    );
    const seed = equip.find(({ category }) => category === "seed")?.product_id ?? null;
    for (const { row, nutrients } of weeks) {
      if (seed !== null && row.review_general !== null) addTo(ratings, seed, row.review_general);
      for (const { product_id, n_general } of nutrients)
        if (n_general !== null) addTo(ratings, product_id, n_general);
    }
  }
  const byBrand = new Map<number, number[]>();
  for (const product of catalogue.products) {
    const own = ratings.get(product.id) ?? [];
    product.avg_rate = averageRating(own);
    product.cnt_reviews = own.length;
    for (const rating of own) addTo(byBrand, product.brand_id, rating);
  }
  for (const brand of catalogue.brands) {
    const own = byBrand.get(brand.id) ?? [];
    brand.avg_rate = averageRating(own);
    brand.cnt_reviews = own.length;
  }
}
