import { sql } from "kysely";
import { findTarget, type Target, type TargetType } from "../../content/targets/find-target.ts";
import type { Db } from "../../db/database.ts";
import { forbidden, notFound } from "../../errors/api-error.ts";
import { ownerByPath } from "../../http/owners.ts";
import { isModerator, type Reader } from "../../rights/diary-access.ts";
import { type RemovedThing, requireRestorable } from "../../rights/restorable.ts";
import { isRestorable } from "../../rights/restore-period.ts";

/** A comment that its author or a moderator is about to change. */
export interface OwnComment {
  id: number;
  parent_id: number | null;
  user_id: number | null;
  is_remove: boolean;
  /** Its target. */
  target: Target;
}

interface FoundComment extends Omit<OwnComment, "target">, Pick<RemovedThing, "is_in_time" | "remover_id"> {
  type: TargetType;
  content_id: number;
}

/** The comment of a path, for its author and moderators. */
export const changedComment = ownerByPath(async ({ commentId }, reader, db): Promise<OwnComment> => {
  const { comment, target } = await find(db, Number(commentId), reader);
  if (comment.is_remove) throw notFound();
  return { ...comment, target };
});

/** The comment of a path to restore, removed or not, by the rule of {@link requireRestorable}. */
export const restorableComment = ownerByPath(async ({ commentId }, reader, db): Promise<OwnComment> => {
  const { comment, target } = await find(db, Number(commentId), reader);
  requireRestorable(comment, reader);
  return { ...comment, target };
});

/**
 * @throws ApiError 404 if the user may not see the comment or its target, 403 for another user's comment
 */
async function find(db: Db, id: number, reader: Reader): Promise<{ comment: FoundComment; target: Target }> {
  const { rows } = await sql<FoundComment>`
    select id, parent_id, user_id, is_remove, type, content_id, ${isRestorable} as is_in_time, case when is_remove then (
      select e.user_id from event e
      where e.content_type = comment.type and e.content_id = comment.content_id and e.type = 'comment.delete'
        and e.params ->> 'comment_id' = comment.id::text
      order by e.id desc limit 1) end as remover_id
    from comment where id = ${id}`.execute(db);
  const [comment] = rows;
  const target = comment && (await findTarget(db, comment.type, comment.content_id, reader));
  if (!comment || !target) throw notFound();
  const isOwn = comment.user_id === reader.id;
  // Only the author and moderators learn that a removed comment existed.
  if (!isOwn && !isModerator(reader)) throw comment.is_remove ? notFound() : forbidden();
  return { comment, target };
}
