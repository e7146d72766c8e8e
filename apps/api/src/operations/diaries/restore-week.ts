import { sql } from "kysely";
import { recordEvent } from "../../db/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { invalid, notFound } from "../../http/problem.ts";
import { MAX_WEEKS } from "./create-week.ts";
import { readWeeks } from "./detail-query.ts";
import { openDiary } from "./open-diary.ts";
import { presentWeeks } from "./present-diary.ts";
import { refreshDiary } from "./refresh-diary.ts";
import { isInTime } from "./restorable.ts";

export const restoreWeek = defineOperation("restoreWeek", async ({ params, user, transaction }) => {
  const data = await transaction(async (tx) => {
    const diary = await openDiary(tx, params.id, user);
    const { rows } = await sql<{ is_remove: boolean; is_in_time: boolean }>`
      select is_remove, ${isInTime} as is_in_time from week
      where diary_id = ${diary.id} and id = ${params.week}`.execute(tx);
    const [found] = rows;
    if (!found || (found.is_remove && !found.is_in_time)) throw notFound();
    const weeks = found.is_remove
      ? await bringBack(tx, diary, params.week, user.id)
      : presentWeeks(await readWeeks(tx, diary.id, user.id));
    const week = weeks.find((candidate) => candidate.id === params.week);
    if (!week) throw notFound();
    return week;
  });
  return { status: 200, data };
});

type Tx = Parameters<typeof openDiary>[0];

/** The week comes with the photos and films that went with it; those its author had taken out before stay out. */
async function bringBack(tx: Tx, diary: { id: number; cnt_weeks: number }, weekId: number, userId: number) {
  if (diary.cnt_weeks >= MAX_WEEKS) {
    throw invalid([{ code: "too_many", field: "week", params: { max: MAX_WEEKS } }]);
  }
  await sql`
    with gone as (
      select diary_id, id, remove_date from week where diary_id = ${diary.id} and id = ${weekId}
    ), media as (
      update photo p set is_remove = false, remove_date = null
      from gone where p.diary_id = gone.diary_id and p.week_id = gone.id and p.remove_date = gone.remove_date
    )
    update week w set is_remove = false, remove_date = null, version = version + 1
    from gone where w.diary_id = gone.diary_id and w.id = gone.id`.execute(tx);
  const weeks = await refreshDiary(tx, diary.id, { isNews: false, readerId: userId });
  await recordEvent(tx, {
    type: "week.restore",
    user_id: userId,
    content_type: "week",
    content_id: weekId,
    diary_id: diary.id,
  });
  return weeks;
}
