import { paramId } from "@grow/domain";
import { type QueryExecutorProvider, sql } from "kysely";
import { forbidden, notFound } from "../../errors/api-error.ts";
import { ownerByPath } from "../../http/owners.ts";
import { isModerator, mayChange, type Reader } from "../../rights/diary-access.ts";
import { isRestorable } from "../../rights/restore-period.ts";

/** The columns that determine who may read and change a video. */
export interface GuardedVideo {
  id: number;
  user_id: number | null;
  diary_id: number | null;
  duration: number;
  is_visible: boolean;
  is_publish: boolean;
  is_remove: boolean;
  /** Removed within the period for restoring, or not removed. */
  is_in_time: boolean;
  /** The user who removed it last. */
  remover_id: number | null;
}

async function findVideo(db: QueryExecutorProvider, id: unknown): Promise<GuardedVideo> {
  const { rows } = await sql<GuardedVideo>`
    select id, user_id, diary_id, duration, is_visible, is_publish, is_remove, ${isRestorable} as is_in_time,
      case when is_remove then (
        select e.user_id from event e
        where e.content_type = 'video' and e.content_id = v.id and e.type = 'video.delete'
        order by e.id desc limit 1) end as remover_id
    from video v where id = ${paramId(String(id)) ?? 0}`.execute(db);
  const [video] = rows;
  if (!video) throw notFound();
  return video;
}

/**
 * Finds a video that the user may see: drafts and closed ones are for their author and moderators.
 *
 * @throws ApiError 404 when there is none
 */
export async function requireVideo(
  db: QueryExecutorProvider,
  id: unknown,
  reader: Reader | null,
): Promise<GuardedVideo> {
  const video = await findVideo(db, id);
  if (video.is_remove) throw notFound();
  if (!video.is_visible && !mayChange(video, reader)) throw notFound();
  return video;
}

/** The video of a path, for its author and moderators; also a removed one while it can be restored. */
export const changedVideo = ownerByPath(async ({ id }, reader, db): Promise<GuardedVideo> => {
  const video = await findVideo(db, id);
  const mayEdit = mayChange(video, reader);
  if (!mayEdit && (video.is_remove || !video.is_visible)) throw notFound();
  if (!mayEdit) throw forbidden();
  if (video.is_remove && !video.is_in_time) throw notFound();
  const isTakenDown = video.is_remove && video.remover_id !== null && video.remover_id !== video.user_id;
  if (isTakenDown && !isModerator(reader)) throw forbidden();
  return video;
});
