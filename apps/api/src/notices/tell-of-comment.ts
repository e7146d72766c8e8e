import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import { authorOf, isTold } from "./author-of.ts";
import type { Notice } from "./notice.ts";
import { retellGrower, tellGrower, untellEvent } from "./tell-grower.ts";

interface WrittenComment {
  id: number;
  /** What it stands under. */
  type: string;
  content_id: number;
  diary_id: number | null;
  parent_id: number | null;
  user_id: number | null;
}

interface News {
  to: number | null;
  notice: Notice;
}

/** Whoever is answered hears of the reply, and the author of the thing of the comment, if that is not the same person. */
async function newsOf(
  tx: Tx,
  { type, content_id, diary_id, parent_id, user_id: from_user_id }: WrittenComment,
  event_id: number,
): Promise<News[]> {
  if (diary_id === null || !isTold(type)) return [];
  const about = { diary_id, from_user_id, event_id };
  const author = await authorOf(tx, type, content_id);
  const comment: News = { to: author, notice: { ...about, event: "comment", type, content_id } };
  if (parent_id === null) return [comment];
  const answered = await authorOf(tx, "comment", parent_id);
  const reply: News = {
    to: answered,
    notice: { ...about, event: "reply", type: "comment", content_id: parent_id },
  };
  return author === answered ? [reply] : [reply, comment];
}

/** Tells of a comment that was written. */
export async function tellOfComment(
  tx: Tx,
  jobs: JobQueue,
  comment: WrittenComment,
  eventId: number,
): Promise<void> {
  for (const { to, notice } of await newsOf(tx, comment, eventId)) await tellGrower(tx, jobs, to, notice);
}

/** Nobody hears any more of a comment that was removed before he looked. */
export async function untellOfComment(tx: Tx, comment: WrittenComment): Promise<void> {
  const event = await whenWritten(tx, comment);
  if (event) await untellEvent(tx, event.id);
}

/** Tells again of a comment that was brought back, whom it had not yet been told when it went. */
export async function retellOfComment(tx: Tx, comment: WrittenComment): Promise<void> {
  const event = comment.user_id === null ? null : await whenWritten(tx, comment);
  if (!event) return;
  for (const { to, notice } of await newsOf(tx, comment, event.id)) {
    await retellGrower(tx, to, notice, event.add_date);
  }
}

async function whenWritten(
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
