import { sql } from "kysely";
import { refreshDiary } from "../../../content/diary-detail/refresh-diary.ts";
import { saveWeek } from "../../../content/diary-write/save-week.ts";
import { weekTexts } from "../../../content/diary-write/week-texts.ts";
import { textLang } from "../../../content/text-lang.ts";
import { invalid, notFound } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { notifyFollowers } from "../../../notifications/notify-followers.ts";
import { notifyMentions } from "../../../notifications/notify-mentions.ts";
import { openDiary } from "../write/lock-diary.ts";

/** Weeks of one diary: more than any plant lives. */
export const MAX_WEEKS = 200;

export const createWeek = defineOperation(
  "createWeek",
  async ({ params, body, user, locale, jobs, transaction }) => {
    const data = await transaction(async (tx) => {
      const diary = await openDiary(tx, params.id, user);
      if (diary.cnt_weeks >= MAX_WEEKS) {
        throw invalid([{ code: "too_many", field: "days", params: { max: MAX_WEEKS } }]);
      }
      const { rows } = await sql<{ id: number }>`
      insert into week (diary_id, days, faza, lang) values (${diary.id}, ${body.days}, ${body.faza}, ${textLang(locale)})
      returning id`.execute(tx);
      const id = rows[0]?.id ?? 0;
      await saveWeek(tx, diary.id, id, body, { isNew: true });
      const weeks = await refreshDiary(tx, diary.id, { isNews: true, readerId: user.id });
      const event_id = await recordEvent(tx, {
        type: "week.create",
        user_id: user.id,
        content_type: "week",
        content_id: id,
        diary_id: diary.id,
        params: { days: body.days, faza: body.faza },
      });
      const about = { type: "week", content_id: id, diary_id: diary.id } as const;
      if (diary.user_id !== null) {
        await notifyFollowers(tx, jobs, diary.user_id, { ...about, event: "week_new", event_id });
      }
      await notifyMentions(tx, jobs, weekTexts(body), { ...about, user_id: diary.user_id }, event_id);
      const week = weeks.find((candidate) => candidate.id === id);
      if (!week) throw notFound();
      return week;
    });
    return { status: 201, data };
  },
);
