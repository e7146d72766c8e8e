import { slug } from "@grow/domain";
import { sql } from "kysely";
import { textLang } from "../../content/text-lang.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notifyFollowers } from "../../notifications/notify-followers.ts";
import { readQuestion } from "./read-question.ts";
import { saveQuestion } from "./save-question.ts";

export const createProblem = defineOperation(
  "createProblem",
  async ({ body, user, locale, transaction }) => ({
    status: 201,
    data: await transaction(async (tx) => {
      const { rows } = await sql<{ id: number }>`
      insert into problem (user_id, title, slug, lang)
      values (${user.id}, ${body.title.trim()}, ${slug(body.title)}, ${textLang(locale)}) returning id`.execute(
        tx,
      );
      const id = rows[0]?.id ?? 0;
      await saveQuestion(tx, id, body, { askerId: user.id, reader: user });
      const event_id = await recordEvent(tx, {
        type: "problem.create",
        user_id: user.id,
        content_type: "problem",
        content_id: id,
        diary_id: body.diary_id ?? null,
      });
      await notifyFollowers(tx, user.id, { event: "problem_new", type: "problem", content_id: id, event_id });
      return await readQuestion(tx, id, user);
    }),
  }),
);
