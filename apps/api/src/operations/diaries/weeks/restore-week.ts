import { sql } from "kysely";
import { readWeeks } from "../../../content/diary-detail/detail-query.ts";
import { presentWeeks } from "../../../content/diary-detail/present-diary.ts";
import { refreshDiary } from "../../../content/diary-detail/refresh-diary.ts";
import { invalid, notFound } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { retractHidden } from "../../../notifications/notify-hidden.ts";
import { restoreMentions } from "../../../notifications/notify-mentions.ts";
import { type RemovedThing, requireRestorable } from "../../../rights/restorable.ts";
import { isRestorable } from "../../../rights/restore-period.ts";
import { openDiary } from "../write/lock-diary.ts";
import { MAX_WEEKS } from "./create-week.ts";

export const restoreWeek = defineOperation("restoreWeek", async ({ params, user, transaction }) => {
  const data = await transaction(async (tx) => {
    const diary = await openDiary(tx, params.id, user);
    const { rows } = await sql<Omit<RemovedThing, "user_id">>`
      select is_remove, ${isRestorable} as is_in_time, (
        select e.user_id from event e
        where e.content_type = 'week' and e.content_id = w.id and e.type = 'week.delete'
        order by e.id desc limit 1) as remover_id
      from week w where diary_id = ${diary.id} and id = ${params.week}`.execute(tx);
    const [found] = rows;
    if (!found) throw notFound();
    requireRestorable({ ...found, user_id: diary.user_id }, user);
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

/** Restores the week with the photos and videos removed with it; those removed earlier stay removed. */
async function bringBack(
  tx: Tx,
  diary: Awaited<ReturnType<typeof openDiary>>,
  weekId: number,
  userId: number,
) {
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
  await restoreMentions(tx, {
    type: "week",
    content_id: weekId,
    diary_id: diary.id,
    user_id: diary.user_id,
  });
  await retractHidden(tx, { type: "week", id: weekId, diary_id: diary.id, user_id: diary.user_id });
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
