import type { Tx } from "../db/database.ts";
import type { NotificationContent } from "../events/notification.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { notifyUser, retractNotification } from "./notify-user.ts";

/** Something that was removed or restored. */
interface HiddenThing {
  readonly type: "diary" | "comment" | "problem" | "solution" | "video" | "review" | "week";
  readonly id: number;
  readonly diary_id: number | null;
  /** Its author; null when their account is gone. */
  readonly user_id: number | null;
}

/** A diary; its notification belongs to no diary, so that it survives the removal. */
export const hiddenDiary = ({ id, user_id }: Pick<HiddenThing, "id" | "user_id">): HiddenThing => ({
  ...{ type: "diary", id, diary_id: null, user_id },
});

const contentOf = ({ type, id, diary_id }: HiddenThing): NotificationContent => ({
  ...{ event: "content_hidden", type, content_id: id, diary_id },
  from_user_id: null,
});

/** Notifies the author of something that a moderator removed; its author's own removal tells nobody. */
export async function notifyHidden(
  tx: Tx,
  jobs: JobQueue,
  thing: HiddenThing,
  removerId: number,
): Promise<void> {
  if (thing.user_id !== removerId) await notifyUser(tx, jobs, thing.user_id, contentOf(thing));
}

/** Deletes the notification when the thing is restored before it was read. */
export async function retractHidden(tx: Tx, thing: HiddenThing): Promise<void> {
  await retractNotification(tx, thing.user_id, contentOf(thing));
}
