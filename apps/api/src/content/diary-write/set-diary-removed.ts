import { type QueryExecutorProvider, sql } from "kysely";
import { saveHarvestReviews } from "../reviews/save-harvest-reviews.ts";

/** Removes a diary or restores it, with the reviews of its harvests; all counters follow. The event is the caller's. */
export async function setDiaryRemoved(
  trx: QueryExecutorProvider,
  diaryId: number,
  isRemoved: boolean,
): Promise<void> {
  await sql`
    update diary set is_remove = ${isRemoved}, remove_date = case when ${isRemoved} then now() end, version = version + 1
    where id = ${diaryId}`.execute(trx);
  await saveHarvestReviews(trx, diaryId);
}
