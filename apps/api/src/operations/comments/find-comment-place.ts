import { type QueryExecutorProvider, sql } from "kysely";
import { notBlockedWith } from "../../content/not-blocked.ts";
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
