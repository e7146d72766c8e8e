import { NOTIFICATION_EVENTS } from "@grow/domain/notifications";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { NotificationContent } from "../events/notification.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { hearer, isListed, mayBeSent } from "./hearer-columns.ts";
import { queueWays, type Told } from "./send-ways.ts";

/**
 * Notifies many users of one event: on the site, by email and by push, as their settings say, in the transaction of the event. With a digest,
 * emails wait for it.
 *
 * @param users a query of distinct `user_id`
 */
export async function notifyMany(
  tx: Tx,
  jobs: JobQueue,
  users: RawBuilder<unknown>,
  content: NotificationContent & { readonly event_id: number },
): Promise<void> {
  const { event, type, content_id, diary_id, from_user_id, event_id } = content;
  const { rows } = await sql<Told>`
    with heard as (${users}), choice as (
      select a.user_id, ${isListed(event)} as site, ${mayBeSent(event)} as may_be_sent, ${hearer} as hearer
      from heard
      join account a on a.user_id = heard.user_id
      join users u on u.id = a.user_id and not u.is_remove and not u.is_ban
      left join notification_setting s on s.user_id = a.user_id and s.event = ${event}
    ), inserted as (
      insert into notification (user_id, channel, event, group_period, type, content_id, diary_id, from_user_id, event_id, params)
      select user_id, ${NOTIFICATION_EVENTS[event].channel}, ${event}, (now() at time zone 'utc')::date, ${type}, ${content_id},
        ${diary_id}::bigint, ${from_user_id}::bigint, ${event_id}, '{}'
      from choice where site
      returning user_id, id
    )
    select c.user_id, c.hearer, i.id as notification_id
    from choice c left join inserted i on i.user_id = c.user_id where c.may_be_sent order by c.user_id`.execute(
    tx,
  );
  for (const user_id of await queueWays(tx, jobs, event, rows)) {
    await jobs.send("send-notice", { user_id, ...content }, tx);
  }
}
