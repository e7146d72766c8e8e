import { sql } from "kysely";
import { readWeeks } from "../../../content/diary-detail/detail-query.ts";
import { presentWeeks } from "../../../content/diary-detail/present-diary.ts";
import { refreshDiary } from "../../../content/diary-detail/refresh-diary.ts";
import { saveWeek } from "../../../content/diary-write/save-week.ts";
import { weekTexts } from "../../../content/diary-write/week-texts.ts";
import { notFound, stale } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { notifyMentions } from "../../../notifications/notify-mentions.ts";
import { openDiary } from "../write/lock-diary.ts";
import { openWeek } from "./lock-week.ts";

export const replaceWeek = defineOperation(
  "replaceWeek",
  async ({ params, body, user, jobs, transaction }) => {
    const data = await transaction(async (tx) => {
      const diary = await openDiary(tx, params.id, user);
      const { version } = await openWeek(tx, diary.id, params.week);
      if (version !== body.version) {
        const present = presentWeeks(await readWeeks(tx, diary.id, user.id));
        throw stale(present.find((week) => week.id === params.week));
      }
      await saveWeek(tx, diary.id, params.week, body);
      await sql`
      update week set version = version + 1, update_date = now()
      where diary_id = ${diary.id} and id = ${params.week}`.execute(tx);
      const weeks = await refreshDiary(tx, diary.id, { isNews: true, readerId: user.id });
      await recordEvent(tx, {
        type: "week.update",
        user_id: user.id,
        content_type: "week",
        content_id: params.week,
        diary_id: diary.id,
        params: { days: body.days, faza: body.faza },
      });
      await notifyMentions(tx, jobs, weekTexts(body), {
        type: "week",
        content_id: params.week,
        diary_id: diary.id,
        user_id: diary.user_id,
      });
      const week = weeks.find((candidate) => candidate.id === params.week);
      if (!week) throw notFound();
      return week;
    });
    return { status: 200, data };
  },
);
