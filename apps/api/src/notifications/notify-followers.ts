import { NOTIFICATION_EVENTS } from "@grow/domain/notifications";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { NewContentEvent } from "../events/notification.ts";
import type { NotifiedKind } from "../kinds/kinds.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { hearer, isListed, mayBeSent } from "./hearer-columns.ts";
import { queueWays, type Told } from "./send-ways.ts";

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
  const { event, type, content_id, diary_id, event_id } = about;
  const { rows } = await sql<Told>`
    with followers as (
      select f.user_id from follow f where f.type = 'user' and f.content_id = ${userId} and f.is_notify
        and not exists (
          select from follow muted where muted.user_id = f.user_id and muted.type = 'diary'
            and muted.content_id = ${diary_id}::bigint and not muted.is_notify)
      union
      select f.user_id from follow f where f.type = 'diary' and f.content_id = ${diary_id}::bigint and f.is_notify
    ), choice as (
      select a.user_id, ${isListed(event)} as site, ${mayBeSent(event)} as may_be_sent, ${hearer} as hearer
      from followers f
      join account a on a.user_id = f.user_id
      join users u on u.id = f.user_id and not u.is_remove and not u.is_ban
      left join notification_setting s on s.user_id = f.user_id and s.event = ${event}
      where f.user_id <> ${userId}
        and (${diary_id}::bigint is null or exists (select from diary d where d.id = ${diary_id}::bigint and d.is_visible))
        and not exists (
          select from user_ban b where b.type = 'user'
            and ((b.user_id = f.user_id and b.content_id = ${userId}) or (b.user_id = ${userId} and b.content_id = f.user_id)))
    ), inserted as (
      insert into notification (user_id, channel, event, group_period, type, content_id, diary_id, from_user_id, event_id, params)
      select user_id, ${NOTIFICATION_EVENTS[event].channel}, ${event}, (now() at time zone 'utc')::date, ${type}, ${content_id},
        ${diary_id}::bigint, ${userId}, ${event_id}, '{}'
      from choice where site
      returning user_id, id
    )
    select c.user_id, c.hearer, i.id as notification_id
    from choice c left join inserted i on i.user_id = c.user_id where c.may_be_sent order by c.user_id`.execute(
    tx,
  );
  for (const user_id of await queueWays(tx, jobs, event, rows)) {
    await jobs.send(
      "send-notice",
      { user_id, event, type, content_id, diary_id, from_user_id: userId, event_id },
      tx,
    );
  }
}
