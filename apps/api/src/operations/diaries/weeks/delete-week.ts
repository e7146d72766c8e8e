import { sql } from "kysely";
import { refreshDiary } from "../../../content/diary-detail/refresh-diary.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { notifyHidden } from "../../../notifications/notify-hidden.ts";
import { retractMentions } from "../../../notifications/notify-mentions.ts";
import { openDiary } from "../write/lock-diary.ts";
import { openWeek } from "./lock-week.ts";

export const deleteWeek = defineOperation("deleteWeek", async ({ params, user, jobs, transaction }) => {
  await transaction(async (tx) => {
    const diary = await openDiary(tx, params.id, user);
    await openWeek(tx, diary.id, params.week);
    await sql`
      update week set is_remove = true, remove_date = now(), version = version + 1
      where diary_id = ${diary.id} and id = ${params.week}`.execute(tx);
    await sql`
      update photo set is_remove = true, remove_date = now()
      where diary_id = ${diary.id} and week_id = ${params.week} and not is_remove`.execute(tx);
    await refreshDiary(tx, diary.id, { isNews: false, readerId: user.id });
    await retractMentions(tx, {
      type: "week",
      content_id: params.week,
      diary_id: diary.id,
      user_id: diary.user_id,
    });
    const week = { type: "week", id: params.week, diary_id: diary.id, user_id: diary.user_id } as const;
    await notifyHidden(tx, jobs, week, user.id);
    await recordEvent(tx, {
      type: "week.delete",
      user_id: user.id,
      content_type: "week",
      content_id: params.week,
      diary_id: diary.id,
    });
  });
  return { status: 200, data: { id: params.week } };
});
