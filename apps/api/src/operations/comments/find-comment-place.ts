import { type QueryExecutorProvider, sql } from "kysely";
import { findTarget, type Target, type TargetType } from "../../content/targets/find-target.ts";
import type { Reader } from "../../rights/diary-access.ts";
import { notBlockedWith } from "../../rights/not-blocked.ts";

/** The place of a listed comment, including a removed one with replies. */
export interface CommentPlace {
  /** The comment itself, or the parent of a reply. */
  id: number;
  target: Target;
}

/** Finds the thing and the top-level comment of a comment or reply; null if the user may not see them. */
export async function findCommentPlace(
  db: QueryExecutorProvider,
  id: number,
  reader: Reader | null,
): Promise<CommentPlace | null> {
  const readerId = reader?.id ?? null;
  const { rows } = await sql<{ head_id: number; type: TargetType; content_id: number }>`
    select coalesce(c.parent_id, c.id) as head_id, c.type, c.content_id
    from comment c left join comment head on head.id = c.parent_id
    where c.id = ${id} and (not c.is_remove or c.cnt_childs > 0)
      and ${notBlockedWith(readerId, sql`c.user_id`)} and ${notBlockedWith(readerId, sql`head.user_id`)}`.execute(
    db,
  );
  const [comment] = rows;
  const target = comment && (await findTarget(db, comment.type, comment.content_id, reader));
  return target ? { id: comment.head_id, target } : null;
}
