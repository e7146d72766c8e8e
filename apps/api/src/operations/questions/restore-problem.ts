import { sql } from "kysely";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { retractHidden } from "../../notifications/notify-hidden.ts";
import { restoreMentions } from "../../notifications/notify-mentions.ts";
import { restorableQuestion } from "./owner.ts";
import { readQuestion } from "./read-question.ts";

/** Answers were never removed: they appear again with their question. */
export const restoreProblem = defineOperation("restoreProblem", async ({ user, transaction, found }) => {
  const { id, diary_id, user_id } = found(restorableQuestion);
  return {
    status: 200,
    data: await transaction(async (tx) => {
      const { rows } = await sql`
        update problem set is_remove = false, remove_date = null, version = version + 1
        where id = ${id} and is_remove returning 1`.execute(tx);
      if (rows.length > 0) {
        await recordEvent(tx, {
          type: "problem.restore",
          user_id: user.id,
          content_type: "problem",
          content_id: id,
          diary_id,
        });
        await restoreMentions(tx, { type: "problem", content_id: id, diary_id, user_id });
        await retractHidden(tx, { type: "problem", id, diary_id: null, user_id });
      }
      return await readQuestion(tx, id, user);
    }),
  };
});
