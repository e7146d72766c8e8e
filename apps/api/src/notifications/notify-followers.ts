import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { NewContentEvent } from "../events/notification.ts";
import type { NotifiedKind } from "../kinds/kinds.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { notifyMany } from "./notify-many.ts";

interface NewContent {
  readonly event: NewContentEvent;
  readonly type: NotifiedKind;
  readonly content_id: number;
  /** Its diary, whose followers are notified too. */
  readonly diary_id: number | null;
  readonly event_id: number;
}

/**
 * Notifies the followers of a user, and of the diary, of something new: on the site, by email and by push, as their settings say, in the
 * transaction of its event. With a digest, emails wait for it. Followers who muted the diary are left out, and those who muted the user,
 * unless they follow the diary itself; so is everybody while the diary isn't open to all.
 */
export async function notifyFollowers(
  tx: Tx,
  jobs: JobQueue,
  userId: number,
  about: NewContent,
): Promise<void> {
  const { diary_id } = about;
  const users = sql`
    select f.user_id from (
      select f.user_id from follow f where f.type = 'user' and f.content_id = ${userId} and f.is_notify
        and not exists (
          select from follow muted where muted.user_id = f.user_id and muted.type = 'diary'
            and muted.content_id = ${diary_id}::bigint and not muted.is_notify)
      union
      select f.user_id from follow f where f.type = 'diary' and f.content_id = ${diary_id}::bigint and f.is_notify) f
    where f.user_id <> ${userId}
      and (${diary_id}::bigint is null or exists (select from diary d where d.id = ${diary_id}::bigint and d.is_visible))
      and not exists (
        select from user_ban b where b.type = 'user'
          and ((b.user_id = f.user_id and b.content_id = ${userId}) or (b.user_id = ${userId} and b.content_id = f.user_id)))`;
  await notifyMany(tx, jobs, users, { ...about, from_user_id: userId });
}
