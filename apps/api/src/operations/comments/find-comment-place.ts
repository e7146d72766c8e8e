import { type QueryExecutorProvider, sql } from "kysely";
import { findTarget, type Target, type TargetType } from "../../content/targets/find-target.ts";
import type { Reader } from "../../rights/diary-access.ts";

/** Where a comment stands that can be seen: a removed one can as long as it has replies. */
export interface CommentPlace {
  /** The comment itself, or the one that a reply answers. */
  id: number;
  target: Target;
}

/** Finds what a comment or reply stands under, and there the comment that heads it; null when nothing of it is there for the reader. */
export async function findCommentPlace(
  db: QueryExecutorProvider,
  id: number,
  reader: Reader | null,
): Promise<CommentPlace | null> {
  const { rows } = await sql<{ head_id: number; type: TargetType; content_id: number }>`
    select coalesce(parent_id, id) as head_id, type, content_id from comment
    where id = ${id} and (not is_remove or cnt_childs > 0)`.execute(db);
  const [comment] = rows;
  const target = comment && (await findTarget(db, comment.type, comment.content_id, reader));
  return target ? { id: comment.head_id, target } : null;
}
