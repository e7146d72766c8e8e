import type { Schema } from "@grow/contract";
import type { Tx } from "../db/database.ts";
import type { NotificationContent } from "../events/notification.ts";
import type { NotifiedKind } from "../kinds/kinds.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { authorOf, notifiesAbout } from "./author-of.ts";
import { notifyUser, retractNotification } from "./notify-user.ts";

interface Followed {
  type: Schema<"FollowType">;
  id: number;
}

type AboutThing = NotificationContent & { readonly type: NotifiedKind };

function notificationOf({ type, id }: Followed, userId: number): AboutThing | null {
  if (!notifiesAbout(type, "follow")) return null;
  const diary_id = type === "diary" ? id : null;
  return { event: "follow", type, content_id: id, diary_id, from_user_id: userId };
}

/** Notifies the followed user, or the author of the followed diary. */
export async function notifyFollow(
  tx: Tx,
  jobs: JobQueue,
  followed: Followed,
  userId: number,
): Promise<void> {
  const content = notificationOf(followed, userId);
  if (content) await notifyUser(tx, jobs, await authorOf(tx, content.type, followed.id), content);
}

/** Deletes the notification of a follower who left, unless it was read. */
export async function retractFollow(tx: Tx, followed: Followed, userId: number): Promise<void> {
  const content = notificationOf(followed, userId);
  if (content) await retractNotification(tx, await authorOf(tx, content.type, followed.id), content);
}
