import { type QueryExecutorProvider, sql } from "kysely";
import { saveHarvestReviews } from "../reviews/save-harvest-reviews.ts";
import { readWeeks } from "./detail-query.ts";
import { diaryFigures } from "./diary-figures.ts";

/**
 * Updates everything derived from a diary's weeks: highest phase, completeness, days, numbers of weeks and photos, harvest figures,
 * cover, and the reviews of its harvests. Call it in the transaction that changed the weeks.
 *
 * @param isNews a week was added or changed, which moves the diary to the top of the lists
 * @param readerId the user for whom the weeks are presented
 * @returns all weeks in order, after the update
 */
export async function refreshDiary(
  trx: QueryExecutorProvider,
  diaryId: number,
  { isNews, readerId }: { isNews: boolean; readerId: number | null },
) {
  const { figures, weeks, progress, photos } = diaryFigures(await readWeeks(trx, diaryId, readerId));
  const { rows: before } = await sql<{ is_harvest: boolean }>`
    with before as (
      select is_harvest from diary where id = ${diaryId}
    ), progress as (
      update week w set n_progress = given.n
      from json_to_recordset(${JSON.stringify(progress)}::json) as given (id bigint, n smallint)
      where w.diary_id = ${diaryId} and w.id = given.id and w.n_progress <> given.n
    ), changed as (
      update diary set
        ${sql.join(Object.entries(figures).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))},
        photo_id = case
          when photo_id = any(${photos}::bigint[]) or exists (
            -- A cover uploaded on its own belongs to no week.
            select from photo p where p.id = diary.photo_id and p.week_id is null and not p.is_remove)
          then photo_id else ${newestOf(photos)}::bigint end,
        update_date = case when ${isNews} then now() else update_date end
      where id = ${diaryId}
    )
    select is_harvest from before`.execute(trx);
  if (figures.is_harvest || before[0]?.is_harvest) await saveHarvestReviews(trx, diaryId);
  return weeks;
}

function newestOf(photoIds: readonly number[]): number | null {
  return photoIds.length === 0 ? null : Math.max(...photoIds);
}
