import { daysGrown, diaryProgress, highestFaza } from "@grow/domain";
import { type QueryExecutorProvider, sql } from "kysely";
import { readWeeks, type WeekRow } from "./detail-query.ts";
import { presentWeeks } from "./present-diary.ts";
import { saveHarvestReviews } from "./save-harvest-reviews.ts";

/**
 * Brings all that is said about a diary's weeks up to date: highest phase, completeness, days, numbers of weeks
 * and photos, harvest figures, cover, and the reviews of its harvests. Belongs into the transaction that changed the weeks.
 *
 * @param isNews a week was added or changed, which moves the diary to the front of the lists
 * @param readerId for whom the weeks are presented
 * @returns all weeks in order, as they are now
 */
export async function refreshDiary(
  trx: QueryExecutorProvider,
  diaryId: number,
  { isNews, readerId }: { isNews: boolean; readerId: number | null },
) {
  const rows = await readWeeks(trx, diaryId, readerId);
  const weeks = presentWeeks(rows);
  const media = rows.flatMap((row) => row.media);
  const photos = media.filter((item) => item.kind === "photo").map((photo) => photo.id);
  const maxFaza = highestFaza(weeks);
  const progress = weeks.map((week) => ({ id: week.id, n: diaryProgress([week]) }));
  const { rows: before } = await sql<{ is_harvest: boolean }>`
    with before as (
      select id, user_id, is_harvest, is_remove from diary where id = ${diaryId}
    ), progress as (
      update week w set n_progress = given.n
      from json_to_recordset(${JSON.stringify(progress)}::json) as given (id bigint, n smallint)
      where w.diary_id = ${diaryId} and w.id = given.id and w.n_progress <> given.n
    ), changed as (
      update diary set
        max_faza = ${maxFaza}, is_harvest = ${maxFaza === 2}, is_video = ${media.length > photos.length},
        n_progress = ${diaryProgress(weeks)}, cnt_days = ${daysGrown(weeks)},
        cnt_weeks = ${rows.length}, cnt_photos = ${photos.length},
        harvest_weight = ${sumOf(rows, "harvest_weight")}, harvest_watt = ${highestOf(rows, "harvest_watt")},
        photo_id = case when photo_id = any(${photos}::bigint[]) then photo_id else ${newestOf(photos)}::bigint end,
        update_date = case when ${isNews} then now() else update_date end
      where id = ${diaryId} returning is_harvest
    ), step as (
      -- A first harvest, or the last one taken back, counts for the grower and for all that was grown with.
      select case when changed.is_harvest then 1 else -1 end as n, before.user_id
      from changed, before where changed.is_harvest <> before.is_harvest and not before.is_remove
    ), of_grower as (
      update users set cnt_harvests = greatest(0, cnt_harvests + step.n) from step where users.id = step.user_id
    ), of_brands as (
      update brand set cnt_harvests = greatest(0, cnt_harvests + step.n)
      from step where brand.id in (select brand_id from diary_equip where diary_id = ${diaryId})
    ), of_products as (
      update product set cnt_harvests = greatest(0, cnt_harvests + step.n)
      from step where product.id in (select product_id from diary_equip where diary_id = ${diaryId})
    ), of_strains as (
      update strain set cnt_harvests = greatest(0, cnt_harvests + step.n)
      from step where strain.id in (select strain_id from diary_equip where diary_id = ${diaryId})
    )
    select is_harvest from before`.execute(trx);
  if (maxFaza === 2 || before[0]?.is_harvest) await saveHarvestReviews(trx, diaryId);
  return weeks;
}

function figures(rows: readonly WeekRow[], name: "harvest_weight" | "harvest_watt"): number[] {
  return rows.filter((row) => row.faza === 2).flatMap((row) => row[name] ?? []);
}

/** Several harvests of a diary add up; null when nothing was weighed. */
function sumOf(rows: readonly WeekRow[], name: "harvest_weight"): number | null {
  const values = figures(rows, name);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

function highestOf(rows: readonly WeekRow[], name: "harvest_watt"): number | null {
  const values = figures(rows, name);
  return values.length === 0 ? null : Math.max(...values);
}

function newestOf(photoIds: readonly number[]): number | null {
  return photoIds.length === 0 ? null : Math.max(...photoIds);
}
