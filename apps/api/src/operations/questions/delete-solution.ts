import { sql } from "kysely";
import { forbidden } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notifyHidden } from "../../notifications/notify-hidden.ts";
import { retractMentions } from "../../notifications/notify-mentions.ts";
import { retractEvent } from "../../notifications/notify-user.ts";
import { changedSolution } from "./owner.ts";

export const deleteSolution = defineOperation(
  "deleteSolution",
  async ({ user, jobs, transaction, found }) => {
    const { question, sid, mayEdit, user_id } = found(changedSolution);
    if (!mayEdit) throw forbidden();
    await transaction(async (tx) => {
      await sql`select from problem where id = ${question.id} for update`.execute(tx);
      const { rows } = await sql`
      update solution set is_remove = true, remove_date = now(), is_accepted = false, accept_date = null
      where problem_id = ${question.id} and id = ${sid} and not is_remove returning 1`.execute(tx);
      if (rows.length === 0) return;
      await sql`
      update problem set cnt_solutions = greatest(0, cnt_solutions - 1),
        is_solved = exists (select from solution where problem_id = ${question.id} and is_accepted)
      where id = ${question.id}`.execute(tx);
      const { rows: events } = await sql<{ id: number }>`
      select id from event where content_type = 'solution' and content_id = ${sid} and type = 'solution.create'`.execute(
        tx,
      );
      for (const { id } of events) await retractEvent(tx, id);
      const { diary_id } = question;
      await retractMentions(tx, { type: "solution", content_id: sid, diary_id, user_id });
      await notifyHidden(tx, jobs, { type: "solution", id: sid, diary_id: null, user_id }, user.id);
      await recordEvent(tx, {
        type: "solution.delete",
        user_id: user.id,
        content_type: "solution",
        content_id: sid,
        diary_id,
      });
    });
    return { status: 200, data: { id: sid } };
  },
);
