import { NOTIFICATION_EVENTS } from "@grow/domain/notifications";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { NotificationContent } from "../events/notification.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { hearer, isListed } from "./hearer-columns.ts";
import { queueWays, type Told } from "./send-ways.ts";

const HALF_A_DAY = 12 * 60 * 60;

/**
 * Notifies a user on the site, by email and by push, as their settings say, in the transaction of the event. Nobody is notified of their own
 * actions or of users they blocked, nor twice of the same like or follow of the same user. With a digest, most emails wait for it.
 */
export async function notifyUser(
  tx: Tx,
  jobs: JobQueue,
  userId: number | null,
  content: NotificationContent,
): Promise<void> {
  const told = await insertNotification(tx, userId, content, null);
  const mailed = await queueWays(tx, jobs, content.event, told);
  if (mailed.length === 0) return;
  const { event, type, content_id, from_user_id } = content;
  // Liking, unliking and liking again sends one email.
  const key = [event, type, content_id, from_user_id, userId].join(" ");
  const once = isOnce(event) ? { key, seconds: HALF_A_DAY } : undefined;
  await jobs.send("send-notice", { user_id: Number(userId), ...content }, tx, once);
}

const isOnce = (event: NotificationContent["event"]): boolean => event === "like" || event === "follow";

/** Inserts a notification again under its old date, unless it was read or is still there. Sends no second email. */
export async function restoreNotification(
  tx: Tx,
  userId: number | null,
  content: NotificationContent,
  date: string,
): Promise<void> {
  await insertNotification(tx, userId, content, date);
}

/** @returns the user, if they are notified */
async function insertNotification(
  tx: Tx,
  userId: number | null,
  content: NotificationContent,
  happened: string | null,
): Promise<Told[]> {
  if (userId === null || userId === content.from_user_id) return [];
  const { event, type, content_id, diary_id, from_user_id, event_id = null, reason = "" } = content;
  const channel = NOTIFICATION_EVENTS[event].channel;
  const params = reason === "" ? {} : { reason: reason.slice(0, 500) };
  const date = sql`coalesce(${happened}::timestamptz, now())`;
  const { rows } = await sql<Told>`
    with notified as (
      select 1 from notification
      where ${isOnce(event)}::boolean and user_id = ${userId} and event = ${event} and type = ${type}
        and content_id = ${content_id} and from_user_id = ${from_user_id}::bigint
      union all
      select 1 from notification where event_id = ${event_id}::bigint and user_id = ${userId}
    ), choice as (
      select ${isListed(event)} as site, ${hearer} as hearer
      from account a
      join users u on u.id = a.user_id and not u.is_remove
      left join notification_setting s on s.user_id = a.user_id and s.event = ${event}
      where a.user_id = ${userId}
        and not exists (select from notified)
        and not exists (
          select from user_ban b
          where b.user_id = a.user_id and b.type = 'user' and b.content_id = ${from_user_id}::bigint)
    ), inserted as (
      insert into notification (
        user_id, channel, event, group_period, type, content_id, diary_id, from_user_id, event_id, params, add_date)
      select ${userId}, ${channel}, ${event}, (${date} at time zone 'utc')::date, ${type}, ${content_id}, ${diary_id},
        ${from_user_id}, ${event_id}, ${JSON.stringify(params)}::jsonb, ${date}
      from choice where site
      returning id
    )
    select ${userId}::bigint as user_id, hearer, (select id from inserted) as notification_id from choice`.execute(
    tx,
  );
  return rows;
}

/** Deletes the notification of a like, follow or invitation that is undone, unless it was read. */
export async function retractNotification(
  tx: Tx,
  userId: number | null,
  { event, type, content_id, from_user_id }: NotificationContent,
): Promise<void> {
  if (userId === null) return;
  await sql`
    delete from notification
    where user_id = ${userId} and event = ${event} and type = ${type} and content_id = ${content_id}
      and from_user_id is not distinct from ${from_user_id}::bigint and not is_visit`.execute(tx);
}

/** Deletes the unread notifications of an event. */
export async function retractEvent(tx: Tx, eventId: number): Promise<void> {
  await sql`delete from notification where event_id = ${eventId} and not is_visit`.execute(tx);
}
