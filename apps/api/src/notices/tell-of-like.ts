import type { Tx } from "../db/database.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import { authorOf, isTold } from "./author-of.ts";
import type { Notice } from "./notice.ts";
import { tellGrower, untellGrower } from "./tell-grower.ts";

interface Liked {
  type: string;
  id: number;
  diary_id: number | null;
}

function noticeOf({ type, id, diary_id }: Liked, userId: number): Notice | null {
  if (diary_id === null || !isTold(type)) return null;
  return { event: "like", type, content_id: id, diary_id, from_user_id: userId };
}

/** The author of what is liked hears of it. */
export async function tellOfLike(tx: Tx, jobs: JobQueue, liked: Liked, userId: number): Promise<void> {
  const notice = noticeOf(liked, userId);
  if (notice) await tellGrower(tx, jobs, await authorOf(tx, notice.type, liked.id), notice);
}

/** He has not heard of a like that was taken back before he looked. */
export async function untellOfLike(tx: Tx, liked: Liked, userId: number): Promise<void> {
  const notice = noticeOf(liked, userId);
  if (notice) await untellGrower(tx, await authorOf(tx, notice.type, liked.id), notice);
}
