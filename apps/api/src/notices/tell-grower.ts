import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import { NOTICE_CHANNELS, type Notice } from "./notice.ts";
import { STANDARD_SETTINGS } from "./standard-settings.ts";

/**
 * Tells a grower, on the site and by mail as he has chosen, in the transaction in which it happened. Nobody hears of what he did
 * himself, nor of whom he has closed out; and of the same like or follow of the same person he hears once.
 */
export async function tellGrower(
  tx: Tx,
  jobs: JobQueue,
  userId: number | null,
  notice: Notice,
): Promise<void> {
  const isMail = await writeNotice(tx, userId, notice, null);
  if (!isMail) return;
  const { event, type, content_id, from_user_id } = notice;
  // Who likes, takes it back and likes again fills nobody's mailbox.
  const once = isToldOnce(event) ? [event, type, content_id, from_user_id, userId].join(" ") : undefined;
  await jobs.send("send-notice", { user_id: Number(userId), ...notice }, tx, once);
}

/** Of the same like or follow of the same person nobody hears twice. */
const isToldOnce = (event: Notice["event"]): boolean => event === "like" || event === "follow";

/** Tells what had been taken back, under its old date, unless it was read or stands there yet. No letter goes twice. */
export async function retellGrower(
  tx: Tx,
  userId: number | null,
  notice: Notice,
  happened: string,
): Promise<void> {
  await writeNotice(tx, userId, notice, happened);
}

/** @returns whether he wants a letter as well */
async function writeNotice(
  tx: Tx,
  userId: number | null,
  notice: Notice,
  happened: string | null,
): Promise<boolean> {
  if (userId === null || userId === notice.from_user_id) return false;
  const { event, type, content_id, diary_id, from_user_id, event_id = null, reason = "" } = notice;
  const channel = NOTICE_CHANNELS[event];
  const { site, mail } = STANDARD_SETTINGS[event];
  const params = reason === "" ? {} : { reason: reason.slice(0, 500) };
  const date = sql`coalesce(${happened}::timestamptz, now())`;
  const { rows } = await sql<{ is_mail: boolean }>`
    with told_before as (
      select 1 from notification
      where ${isToldOnce(event)}::boolean and user_id = ${userId} and event = ${event} and type = ${type}
        and content_id = ${content_id} and from_user_id = ${from_user_id}::bigint
      union all
      select 1 from notification where event_id = ${event_id}::bigint and user_id = ${userId}
    ), wish as (
      select coalesce(s.site, ${site}::boolean) as site, coalesce(s.mail, ${mail}::boolean) and a.is_email_confirmed as mail
      from account a
      join users u on u.id = a.user_id and not u.is_remove
      left join notification_setting s on s.user_id = a.user_id and s.event = ${event}
      where a.user_id = ${userId}
        and not exists (select from told_before)
        and not exists (
          select from user_ban b
          where b.user_id = a.user_id and b.type = 'user' and b.content_id = ${from_user_id}::bigint)
    ), told as (
      insert into notification (
        user_id, channel, event, group_period, type, content_id, diary_id, from_user_id, event_id, params, add_date)
      select ${userId}, ${channel}, ${event}, (${date} at time zone 'utc')::date, ${type}, ${content_id}, ${diary_id},
        ${from_user_id}, ${event_id}, ${JSON.stringify(params)}::jsonb, ${date}
      from wish where site
    )
    select mail as is_mail from wish`.execute(tx);
  return rows[0]?.is_mail ?? false;
}

/** Takes back what was told of a like or follow that is taken back, unless it was read. */
export async function untellGrower(
  tx: Tx,
  userId: number | null,
  { event, type, content_id, from_user_id }: Notice,
): Promise<void> {
  if (userId === null) return;
  await sql`
    delete from notification
    where user_id = ${userId} and event = ${event} and type = ${type} and content_id = ${content_id}
      and from_user_id = ${from_user_id}::bigint and not is_visit`.execute(tx);
}

/** Takes back all that was told of an event, but to whom has read it. */
export async function untellEvent(tx: Tx, eventId: number): Promise<void> {
  await sql`delete from notification where event_id = ${eventId} and not is_visit`.execute(tx);
}
