import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { forbidden } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notifyMentions } from "../../notifications/notify-mentions.ts";
import { notifyUser } from "../../notifications/notify-user.ts";
import { changedSolution } from "./owner.ts";
import { readSolution } from "./read-solutions.ts";
import { savePhotos } from "./save-photos.ts";

export const updateSolution = defineOperation(
  "updateSolution",
  async ({ body, user, jobs, transaction, found }) => {
    const solution = found(changedSolution);
    const { question, sid } = solution;
    const { is_accepted, items_photo, text, lang } = body;
    const isEdit = [text, lang, items_photo].some((value) => value !== undefined);
    if (isEdit && !solution.mayEdit) throw forbidden();
    if (is_accepted !== undefined && !solution.mayAccept) throw forbidden();
    const data = await transaction(async (tx) => {
      const about = {
        user_id: user.id,
        content_type: "solution",
        content_id: sid,
        diary_id: question.diary_id,
      };
      if (isEdit) {
        const set: RawBuilder<unknown>[] = [sql`update_date = now()`];
        if (text !== undefined) set.push(sql`text = ${text.trim()}`);
        if (lang !== undefined) set.push(sql`lang = ${lang}`);
        await sql`update solution set ${sql.join(set)} where problem_id = ${question.id} and id = ${sid}`.execute(
          tx,
        );
        if (items_photo) await savePhotos(tx, { problemId: question.id, sid }, items_photo, user);
        await recordEvent(tx, { type: "solution.update", ...about });
        await notifyMentions(tx, jobs, text ?? "", {
          type: "solution",
          content_id: sid,
          diary_id: null,
          user_id: solution.user_id,
        });
      }
      if (is_accepted !== undefined && (await setAccepted(tx, question.id, sid, is_accepted))) {
        const event_id = await recordEvent(tx, {
          type: is_accepted ? "solution.accept" : "solution.reopen",
          ...about,
        });
        if (is_accepted) {
          await notifyUser(tx, jobs, solution.user_id, {
            event: "solution_accepted",
            type: "solution",
            content_id: sid,
            diary_id: null,
            from_user_id: user.id,
            event_id,
          });
        }
      }
      return await readSolution(tx, sid, user.id);
    });
    return { status: 200, data };
  },
);

/** @returns whether anything changed */
async function setAccepted(tx: Tx, problemId: number, sid: number, isAccepted: boolean): Promise<boolean> {
  // Concurrent accepts are serialised: a question has one accepted answer.
  await sql`select from problem where id = ${problemId} for update`.execute(tx);
  if (isAccepted) {
    await sql`
      update solution set is_accepted = false, accept_date = null
      where problem_id = ${problemId} and is_accepted and id <> ${sid}`.execute(tx);
  }
  const { rows } = await sql`
    update solution set is_accepted = ${isAccepted}, accept_date = case when ${isAccepted}::boolean then now() end
    where problem_id = ${problemId} and id = ${sid} and is_accepted <> ${isAccepted} and not is_remove returning 1`.execute(
    tx,
  );
  if (rows.length === 0) return false;
  await sql`update problem set is_solved = ${isAccepted} where id = ${problemId}`.execute(tx);
  return true;
}
