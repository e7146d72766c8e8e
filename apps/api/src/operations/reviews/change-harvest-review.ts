import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { OpenReview } from "./open-review.ts";

/** Raises the version of changed weeks, so that an open editor gets a conflict. */
const newer = sql`version = version + 1, update_date = now()`;

/**
 * Writes a review into its harvest week. {@link refreshDiary} then updates the table of reviews.
 */
export async function changeHarvestReview(
  tx: Tx,
  { diary_id, week_id, product_id, is_seed }: OpenReview,
  change: { text?: string; n_general?: number },
): Promise<void> {
  const here = sql`diary_id = ${diary_id} and id = ${week_id}`;
  const names = is_seed
    ? ({ text: "review_text", n_general: "review_general" } as const)
    : ({ text: "comment", n_general: "n_general" } as const);
  const columns: RawBuilder<unknown>[] = [];
  if (change.text !== undefined) columns.push(sql`${sql.ref(names.text)} = ${change.text}`);
  if (change.n_general !== undefined) columns.push(sql`${sql.ref(names.n_general)} = ${change.n_general}`);
  if (columns.length === 0) return;
  if (is_seed) {
    await sql`update week set ${sql.join(columns)}, ${newer} where ${here}`.execute(tx);
    return;
  }
  await sql`
    update week_nutrient set ${sql.join(columns)}
    where diary_id = ${diary_id} and week_id = ${week_id} and block = 'harvest' and product_id = ${product_id}
      and not is_remove`.execute(tx);
  await sql`update week set ${newer} where ${here}`.execute(tx);
}

/** Removes a review from all harvests of its diary; otherwise an earlier harvest's would replace it. */
export async function removeHarvestReview(
  tx: Tx,
  { diary_id, product_id, is_seed }: OpenReview,
): Promise<void> {
  const harvests = sql`diary_id = ${diary_id} and faza = 2 and not is_remove`;
  if (is_seed) {
    await sql`
      update week set review_text = '', review_general = null, review_growing = null, review_resistance = null, ${newer}
      where ${harvests} and (
        review_text <> '' or coalesce(review_general, review_growing, review_resistance) is not null)`.execute(
      tx,
    );
    return;
  }
  await sql`
    with gone as (
      delete from week_nutrient
      where diary_id = ${diary_id} and block = 'harvest' and product_id = ${product_id} returning week_id
    )
    update week set ${newer} where ${harvests} and id in (select week_id from gone)`.execute(tx);
}
