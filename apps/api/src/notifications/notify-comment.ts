import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { NotificationContent } from "../events/notification.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { authorOf, notifiesAbout } from "./author-of.ts";
import { notifyUser, restoreNotification, retractEvent } from "./notify-user.ts";

interface WrittenComment {
  id: number;
  /** The commented thing. */
  type: string;
  content_id: number;
  diary_id: number | null;
  parent_id: number | null;
  user_id: number | null;
}

interface Addressed {
  to: number | null;
  content: NotificationContent;
}

/** The author of the parent comment is notified of the reply, and the author of the thing of the comment, unless both are the same. */
async function notificationsOf(
  tx: Tx,
  { type, content_id, diary_id, parent_id, user_id: from_user_id }: WrittenComment,
  event_id: number,
): Promise<Addressed[]> {
  if (!notifiesAbout(type, "comment")) return [];
  const about = { diary_id, from_user_id, event_id };
  const author = await authorOf(tx, type, content_id);
  const comment: Addressed = { to: author, content: { ...about, event: "comment", type, content_id } };
  if (parent_id === null) return [comment];
  const parentAuthor = await authorOf(tx, "comment", parent_id);
  const reply: Addressed = {
    to: parentAuthor,
    content: { ...about, event: "reply", type: "comment", content_id: parent_id },
  };
  return author === parentAuthor ? [reply] : [reply, comment];
}

export async function notifyComment(
  tx: Tx,
  jobs: JobQueue,
  comment: WrittenComment,
  eventId: number,
): Promise<void> {
  for (const { to, content } of await notificationsOf(tx, comment, eventId)) {
    await notifyUser(tx, jobs, to, content);
  }
}

/** Deletes the unread notifications of a removed comment. */
export async function retractComment(tx: Tx, comment: WrittenComment): Promise<void> {
  const event = await findEvent(tx, comment);
  if (event) await retractEvent(tx, event.id);
}

/** Restores the notifications that were unread when the comment was removed. */
export async function restoreCommentNotifications(tx: Tx, comment: WrittenComment): Promise<void> {
  const event = comment.user_id === null ? null : await findEvent(tx, comment);
  if (!event) return;
  for (const { to, content } of await notificationsOf(tx, comment, event.id)) {
    await restoreNotification(tx, to, content, event.add_date);
  }
}

/** The event of writing the comment. */
async function findEvent(
  tx: Tx,
  { id, type, content_id }: WrittenComment,
): Promise<{ id: number; add_date: string } | null> {
  const { rows } = await sql<{ id: number; add_date: string }>`
    select id, add_date from event
    where content_type = ${type} and content_id = ${content_id} and type = 'comment.create'
      and params ->> 'comment_id' = ${String(id)}
    limit 1`.execute(tx);
  return rows[0] ?? null;
}
