import { sql } from "kysely";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notifyHidden } from "../../notifications/notify-hidden.ts";
import { retractMentions } from "../../notifications/notify-mentions.ts";
import { changedQuestion } from "./owner.ts";

/** Answers stay with their question and disappear with it. */
export const deleteProblem = defineOperation("deleteProblem", async ({ user, jobs, transaction, found }) => {
  const { id, diary_id, user_id } = found(changedQuestion);
  await transaction(async (tx) => {
    const { rows } = await sql`
      update problem set is_remove = true, remove_date = now() where id = ${id} and not is_remove returning 1`.execute(
      tx,
    );
    if (rows.length === 0) return;
    await recordEvent(tx, {
      type: "problem.delete",
      user_id: user.id,
      content_type: "problem",
      content_id: id,
      diary_id,
    });
    await retractMentions(tx, { type: "problem", content_id: id, diary_id, user_id });
    await notifyHidden(tx, jobs, { type: "problem", id, diary_id: null, user_id }, user.id);
  });
  return { status: 200, data: { id } };
});
