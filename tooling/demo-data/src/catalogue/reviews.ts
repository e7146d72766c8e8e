import type { WrittenDiary } from "../growing/diary-rows.ts";
import type { ReviewRow } from "../rows.ts";

/**
 * What growers say at harvest, as reviews of the first seed and of each nutrient: one of a product and diary, the latest harvest's.
 * The same rows that saving a harvest week leaves.
 */
export function writeReviews(diaries: readonly WrittenDiary[]): ReviewRow[] {
  const rows = diaries.flatMap(({ row: diary, equip, weeks }) => {
    const byProduct = new Map<number, Omit<ReviewRow, "id">>();
    const seed = equip.find(({ category }) => category === "seed")?.product_id ?? null;
    for (const { row: week, nutrients } of weeks) {
      if (week.faza !== 2) continue;
      const { lang, add_date, update_date } = week;
      const of = {
        user_id: diary.user_id,
        diary_id: diary.id,
        week_id: week.id,
        lang,
        add_date,
        update_date,
      };
      const add = (
        product_id: number,
        said: Pick<ReviewRow, "text" | "n_general" | "growing" | "resistance">,
      ) => {
        const isEmpty =
          said.n_general === null && said.growing === null && said.resistance === null && said.text === "";
        if (!isEmpty) byProduct.set(product_id, { ...of, product_id, ...said });
      };
      const {
        review_text: text,
        review_general: n_general,
        review_growing: growing,
        review_resistance: resistance,
      } = week;
      if (seed !== null) add(seed, { text, n_general, growing, resistance });
      for (const nutrient of nutrients.filter(({ block }) => block === "harvest")) {
        const { comment, n_general: rating, product_id } = nutrient;
        add(product_id, { text: comment, n_general: rating, growing: null, resistance: null });
      }
    }
    return [...byProduct.values()];
  });
  return rows.map((row, index) => ({ id: index + 1, ...row }));
}
