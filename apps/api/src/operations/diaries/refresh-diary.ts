import { daysGrown, diaryProgress, highestFaza } from "@grow/domain";
import { type QueryExecutorProvider, sql } from "kysely";
import { readWeeks, type WeekRow } from "./detail-query.ts";
import { presentWeeks } from "./present-diary.ts";

/**
 * Brings all that a diary says about its weeks up to date: highest phase, completeness, days, numbers of weeks
 * and photos, harvest figures, cover. Belongs into the transaction that changed the weeks.
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
  await sql`
    with progress as (
      update week w set n_progress = given.n
      from json_to_recordset(${JSON.stringify(progress)}::json) as given (id bigint, n smallint)
      where w.diary_id = ${diaryId} and w.id = given.id and w.n_progress <> given.n
    )
    update diary set
      max_faza = ${maxFaza}, is_harvest = ${maxFaza === 2}, is_video = ${media.length > photos.length},
      n_progress = ${diaryProgress(weeks)}, cnt_days = ${daysGrown(weeks)},
      cnt_weeks = ${rows.length}, cnt_photos = ${photos.length},
      harvest_weight = ${sumOf(rows, "harvest_weight")}, harvest_watt = ${highestOf(rows, "harvest_watt")},
      photo_id = case when photo_id = any(${photos}::bigint[]) then photo_id else ${newestOf(photos)}::bigint end,
      update_date = case when ${isNews} then now() else update_date end
    where id = ${diaryId}`.execute(trx);
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
