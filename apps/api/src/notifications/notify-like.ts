import type { Tx } from "../db/database.ts";
import type { NotificationContent } from "../events/notification.ts";
import type { NotifiedKind } from "../kinds/kinds.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { authorOf, notifiesAbout } from "./author-of.ts";
import { notifyUser, retractNotification } from "./notify-user.ts";

interface Liked {
  type: string;
  id: number;
  diary_id: number | null;
}

type AboutThing = NotificationContent & { readonly type: NotifiedKind };

function notificationOf({ type, id, diary_id }: Liked, userId: number): AboutThing | null {
  if (!notifiesAbout(type, "like")) return null;
  return { event: "like", type, content_id: id, diary_id, from_user_id: userId };
}

/** Notifies the author of the liked thing. */
export async function notifyLike(tx: Tx, jobs: JobQueue, liked: Liked, userId: number): Promise<void> {
  const content = notificationOf(liked, userId);
  if (content) await notifyUser(tx, jobs, await authorOf(tx, content.type, liked.id), content);
}

/** Deletes the notification of a like that is undone, unless it was read. */
export async function retractLike(tx: Tx, liked: Liked, userId: number): Promise<void> {
  const content = notificationOf(liked, userId);
  if (content) await retractNotification(tx, await authorOf(tx, content.type, liked.id), content);
}
