import type { Tx } from "../db/database.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import { authorOf, isTold } from "./author-of.ts";
import { tellGrower } from "./tell-grower.ts";

interface WrittenComment {
  /** What it stands under. */
  type: string;
  content_id: number;
  diary_id: number | null;
  parent_id: number | null;
  user_id: number;
}

/** Whoever is answered hears of the reply, and the author of the thing of the comment, if that is not the same person. */
export async function tellOfComment(tx: Tx, jobs: JobQueue, comment: WrittenComment): Promise<void> {
  const { type, content_id, diary_id, parent_id, user_id: from_user_id } = comment;
  if (diary_id === null || !isTold(type)) return;
  const about = { diary_id, from_user_id };
  const answered = parent_id === null ? null : await authorOf(tx, "comment", parent_id);
  if (parent_id !== null) {
    await tellGrower(tx, jobs, answered, {
      ...about,
      event: "reply",
      type: "comment",
      content_id: parent_id,
    });
  }
  const author = await authorOf(tx, type, content_id);
  if (author !== answered)
    await tellGrower(tx, jobs, author, { ...about, event: "comment", type, content_id });
}
