import { slug } from "@grow/domain";
import { sql } from "kysely";
import { textLang } from "../../content/text-lang.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notifyFollowers } from "../../notifications/notify-followers.ts";
import { notifyMentions } from "../../notifications/notify-mentions.ts";
import { notifyProductQuestion } from "../../notifications/notify-product-question.ts";
import { readQuestion } from "./read-question.ts";
import { saveQuestion } from "./save-question.ts";

export const createProblem = defineOperation(
  "createProblem",
  async ({ body, user, locale, jobs, transaction }) => ({
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
      const about = { type: "problem", content_id: id } as const;
      await notifyFollowers(tx, jobs, user.id, { ...about, event: "problem_new", diary_id: null, event_id });
      await notifyMentions(
        tx,
        jobs,
        body.text ?? "",
        { ...about, diary_id: null, user_id: user.id },
        event_id,
      );
      const asked = { problemId: id, userId: user.id, text: body.text ?? "", eventId: event_id };
      await notifyProductQuestion(tx, jobs, asked);
      return await readQuestion(tx, id, user);
    }),
  }),
);
