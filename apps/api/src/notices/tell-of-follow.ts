import type { Schema } from "@grow/contract";
import type { Tx } from "../db/database.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import { authorOf } from "./author-of.ts";
import type { Notice } from "./notice.ts";
import { tellGrower, untellGrower } from "./tell-grower.ts";

interface Followed {
  type: Schema<"FollowType">;
  id: number;
}

/** Managers of a brand hear of their followers in the portal. */
function noticeOf({ type, id }: Followed, userId: number): Notice | null {
  if (type === "brand") return null;
  const diary_id = type === "diary" ? id : null;
  return { event: "follow", type, content_id: id, diary_id, from_user_id: userId };
}

/** Who is followed, or whose diary is, hears of it. */
export async function tellOfFollow(
  tx: Tx,
  jobs: JobQueue,
  followed: Followed,
  userId: number,
): Promise<void> {
  const notice = noticeOf(followed, userId);
  if (notice) await tellGrower(tx, jobs, await authorOf(tx, notice.type, followed.id), notice);
}

/** He has not heard of a follower who left before he looked. */
export async function untellOfFollow(tx: Tx, followed: Followed, userId: number): Promise<void> {
  const notice = noticeOf(followed, userId);
  if (notice) await untellGrower(tx, await authorOf(tx, notice.type, followed.id), notice);
}
