import { sql } from "kysely";
import { countComment, holdDiary } from "../../content/targets/lock-target.ts";
import type { Tx } from "../../db/database.ts";
import { notFound } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { restoreCommentNotifications, retractComment } from "../../notifications/notify-comment.ts";
import { notifyHidden, retractHidden } from "../../notifications/notify-hidden.ts";
import { restoreMentions, retractMentions } from "../../notifications/notify-mentions.ts";
import type { JobQueue } from "../../queue/job-queue.ts";
import type { OwnComment } from "./owner.ts";

/**
 * Removes or restores a comment, with its counters and unread notifications; a moderator's removal notifies its author. A removed comment with replies stays as a placeholder.
 * Idempotent.
 *
 * @throws ApiError 404 if its target was removed
 */
export async function setRemoved(
  tx: Tx,
  jobs: JobQueue,
  { id, parent_id, user_id, target }: OwnComment,
  userId: number,
  isRemoved: boolean,
): Promise<void> {
  await holdDiary(tx, target);
  const { rows } = await sql`
    update comment set is_remove = ${isRemoved}, remove_date = case when ${isRemoved}::boolean then now() end
    where id = ${id} and is_remove <> ${isRemoved} returning 1`.execute(tx);
  if (rows.length === 0) return;
  if (!(await countComment(tx, target, parent_id, isRemoved ? -1 : 1))) throw notFound();
  await recordEvent(tx, {
    type: isRemoved ? "comment.delete" : "comment.restore",
    user_id: userId,
    content_type: target.type,
    content_id: target.id,
    diary_id: target.diary_id,
    params: { comment_id: id, parent_id },
  });
  const { type, id: content_id, diary_id } = target;
  const comment = { id, type, content_id, diary_id, parent_id, user_id };
  await (isRemoved ? retractComment(tx, comment) : restoreCommentNotifications(tx, comment));
  const mentioning = { type: "comment", content_id: id, diary_id, user_id } as const;
  await (isRemoved ? retractMentions(tx, mentioning) : restoreMentions(tx, mentioning));
  const hidden = { type: "comment", id, diary_id, user_id } as const;
  await (isRemoved ? notifyHidden(tx, jobs, hidden, userId) : retractHidden(tx, hidden));
}
