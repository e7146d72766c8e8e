import { sql } from "kysely";
import { textLang } from "../../content/text-lang.ts";
import { invalid, notFound } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notifyMentions } from "../../notifications/notify-mentions.ts";
import { requireNotBlocked } from "../../rights/not-blocked.ts";
import { notifySolution } from "./notify-solution.ts";
import { requireQuestion } from "./question-rights.ts";
import { MAX_SOLUTIONS, readSolution } from "./read-solutions.ts";
import { savePhotos } from "./save-photos.ts";

export const createSolution = defineOperation(
  "createSolution",
  async ({ params, body, user, locale, jobs, transaction }) => ({
    status: 201,
    data: await transaction(async (tx) => {
      const question = await requireQuestion(tx, params.id, user);
      await requireNotBlocked(tx, { type: "problem", id: question.id }, user.id);
      const { rows: counted } = await sql<{ cnt_solutions: number }>`
        update problem set cnt_solutions = cnt_solutions + 1, update_date = now()
        where id = ${question.id} and not is_remove returning cnt_solutions`.execute(tx);
      const [count] = counted;
      if (!count) throw notFound();
      if (count.cnt_solutions > MAX_SOLUTIONS) {
        throw invalid([{ code: "too_many", field: "text", params: { max: MAX_SOLUTIONS } }]);
      }
      const { rows } = await sql<{ id: number }>`
        insert into solution (problem_id, user_id, text, lang)
        values (${question.id}, ${user.id}, ${body.text.trim()}, ${body.lang ?? textLang(locale)}) returning id`.execute(
        tx,
      );
      const sid = rows[0]?.id ?? 0;
      await savePhotos(tx, { problemId: question.id, sid }, body.items_photo ?? [], user);
      const event = await recordEvent(tx, {
        type: "solution.create",
        user_id: user.id,
        content_type: "solution",
        content_id: sid,
        diary_id: question.diary_id,
        params: { problem_id: question.id },
      });
      await notifySolution(tx, jobs, question, user.id, event);
      const solution = { type: "solution", content_id: sid, diary_id: null, user_id: user.id } as const;
      await notifyMentions(tx, jobs, body.text, solution, event);
      return await readSolution(tx, sid, user.id);
    }),
  }),
);
