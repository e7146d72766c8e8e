import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { ownerByPath } from "../../http/owners.ts";
import { forbidden, notFound } from "../../http/problem.ts";
import { isModerator, type Reader } from "../diaries/access.ts";
import { isInTime } from "../diaries/restorable.ts";
import { findTarget, type Target, type TargetType } from "./find-target.ts";

/** A comment whose writer, or a moderator, is about to change it. */
export interface OwnComment {
  id: number;
  parent_id: number | null;
  user_id: number | null;
  is_remove: boolean;
  /** What it stands under. */
  target: Target;
}

interface FoundComment extends Omit<OwnComment, "target"> {
  type: TargetType;
  content_id: number;
  is_in_time: boolean;
  /** Who removed it last. */
  remover_id: number | null;
}

/** The comment of an address, for who wrote it and for moderators. */
export const changedComment = ownerByPath(async ({ commentId }, reader, db): Promise<OwnComment> => {
  const { comment, target } = await find(db, Number(commentId), reader);
  if (comment.is_remove) throw notFound();
  return { ...comment, target };
});

/**
 * The comment of an address that is to be brought back, removed or not: for moderators, and for who wrote it, unless a moderator has
 * removed it.
 */
export const restorableComment = ownerByPath(async ({ commentId }, reader, db): Promise<OwnComment> => {
  const { comment, target } = await find(db, Number(commentId), reader);
  if (comment.is_remove && !comment.is_in_time) throw notFound();
  const isTakenDown =
    comment.is_remove && comment.remover_id !== null && comment.remover_id !== comment.user_id;
  if (isTakenDown && !isModerator(reader)) throw forbidden();
  return { ...comment, target };
});

/**
 * @throws ApiError 404 where there is none, or none of what it stands under, for this reader; 403 where it is another's
 */
async function find(db: Db, id: number, reader: Reader): Promise<{ comment: FoundComment; target: Target }> {
  const { rows } = await sql<FoundComment>`
    select id, parent_id, user_id, is_remove, type, content_id, ${isInTime} as is_in_time, case when is_remove then (
      select e.user_id from event e
      where e.content_type = comment.type and e.content_id = comment.content_id and e.type = 'comment.delete'
        and e.params ->> 'comment_id' = comment.id::text
      order by e.id desc limit 1) end as remover_id
    from comment where id = ${id}`.execute(db);
  const [comment] = rows;
  const target = comment && (await findTarget(db, comment.type, comment.content_id, reader));
  if (!comment || !target) throw notFound();
  const isOwn = comment.user_id === reader.id;
  // Who did not write it does not learn that it was there.
  if (!isOwn && !isModerator(reader)) throw comment.is_remove ? notFound() : forbidden();
  return { comment, target };
}
