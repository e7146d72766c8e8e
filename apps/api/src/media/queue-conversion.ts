import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { conversionWork, SMALL_WORK, type StoredVideo } from "./conversion-work.ts";
import { budgetSpent, spendUploadBudget } from "./upload-budget.ts";

/** Videos of a member that may wait for their conversion. */
export const WAITING_VIDEOS = 10;

/** Seconds until a retry when that many are waiting: the small ones are converted within minutes. */
const WAIT = 300;

/** A stored video to convert. */
export interface QueuedVideo extends StoredVideo {
  readonly id: number;
  /** Ready before: only its cover is drawn again. */
  readonly isReady: boolean;
}

interface Queuing {
  readonly tx: Tx;
  readonly jobs: JobQueue;
  /** The member who causes the work. */
  readonly userId: number;
  /** Whether the work counts towards the member's budget. */
  readonly hasLimits: boolean;
}

/**
 * Queues the conversion of a video, and drawing its cover. Large videos have a queue of their own, so that no small one waits for them, and
 * in each the first video of a member goes before the further ones of others.
 *
 * @throws ApiError 429 when the member's hourly budget is spent, or too many of their videos are waiting
 */
export async function queueConversion(
  { tx, jobs, userId, hasLimits }: Queuing,
  video: QueuedVideo,
): Promise<void> {
  const work = conversionWork(video);
  // A frame is quickly drawn, even of a long video.
  const charged = video.isReady ? Math.min(work, SMALL_WORK) : work;
  // The row of the budget is locked from here on, so that simultaneous uploads are counted one after the other.
  if (hasLimits) await spendUploadBudget(tx, userId, { video: charged });
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from video
    where user_id = ${userId} and id <> ${video.id} and not is_ready and not is_failed
      and add_date > now() - interval '1 day'`.execute(tx);
  const waiting = rows[0]?.waiting ?? 0;
  if (hasLimits && waiting >= WAITING_VIDEOS) throw budgetSpent(WAIT);
  const name = charged > SMALL_WORK ? "convert-large-video" : "convert-video";
  await jobs.send(name, { id: video.id }, tx, { priority: 0 - waiting });
}
