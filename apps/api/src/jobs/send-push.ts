import { isLocale } from "@grow/i18n/locales";
import { sql } from "kysely";
import type { PushConfig } from "../config/push-config.ts";
import type { Db } from "../db/database.ts";
import { isQuietAt, type QuietHours } from "../notifications/quiet-hours.ts";
import type { Outbound } from "../outbound/outbound.ts";
import { READING_TIME } from "../push/push-message.ts";
import { type PushTexts, pushTexts } from "../push/push-text.ts";
import { type DeviceKeys, type PushResult, sendToDevice } from "../push/send-to-device.ts";
import { readWaitingRooms } from "../push/waiting-rooms.ts";
import type { JobQueue, Jobs } from "../queue/job-queue.ts";

/** Refusals in a row after which a device is removed. */
const MAX_REFUSED = 10;

/** Users per run; the rest is handled by the next. */
const AT_ONCE = 1000;

/** What waited longer is old news. */
const MAX_DAYS = 3;

export interface PushTools {
  readonly db: Db;
  readonly outbound: Outbound;
  /** Null where there is no push. */
  readonly push: PushConfig | null;
}

interface WaitingRow extends QuietHours {
  readonly locale: string;
  /** The rows that wait; others may be added meanwhile. */
  readonly ids: number[];
  /** Unread notifications among them. */
  readonly count: number;
  readonly chat_ids: number[];
  /** When the oldest was added. */
  readonly since: Date | string;
}

/**
 * Pushes everything that waits for a user to all their devices, unless they have quiet hours: then it waits on. Decided here and not when it
 * happened, so that changed hours apply at once. Read or deleted notifications and messages are left out, and messages that the user may be
 * reading at this moment are left for the next job.
 */
export async function sendPush(
  { db, outbound, push }: PushTools,
  { user_id }: Jobs["send-push"],
  now = new Date(),
): Promise<void> {
  if (push === null) return;
  const { rows } = await sql<WaitingRow>`
    select a.locale, a.time_zone, a.is_quiet, a.quiet_from, a.quiet_to, array_agg(w.id) as ids,
      count(*) filter (where w.chat_id is null and (w.notification_id is null or (not n.is_visit and not n.is_remove)))::int as count,
      coalesce(array_agg(distinct w.chat_id) filter (where w.chat_id is not null), '{}') as chat_ids, min(w.add_date) as since
    from account a
    join users u on u.id = a.user_id and not u.is_remove and not u.is_ban
    join push_waiting w on w.user_id = a.user_id
      and (w.chat_id is null or w.add_date <= now() - make_interval(secs => ${READING_TIME}))
    left join notification n on n.user_id = w.user_id and n.id = w.notification_id
    where a.user_id = ${user_id} group by a.user_id`.execute(db);
  const [waiting] = rows;
  if (!waiting || isQuietAt(waiting, now)) return;
  const { count, chat_ids, ids, since } = waiting;
  const rooms = await readWaitingRooms(db, user_id, chat_ids);
  const locale = isLocale(waiting.locale) ? waiting.locale : "en";
  const texts = pushTexts(locale, { count, rooms, wasHeld: isQuietAt(waiting, new Date(since)) });
  if (texts.length > 0) await sendToAll({ db, outbound, push }, user_id, texts);
  await sql`delete from push_waiting where user_id = ${user_id} and id = any(${ids}::bigint[])`.execute(db);
}

interface DeviceRow extends DeviceKeys {
  readonly id: number;
  readonly is_named: boolean;
}

/** @throws if no device was reached, so that the job is tried again */
async function sendToAll(
  { db, outbound, push }: PushTools & { push: PushConfig },
  userId: number,
  texts: readonly PushTexts[],
): Promise<void> {
  const { rows: devices } = await sql<DeviceRow>`
    select d.id, d.endpoint, d.p256dh, d.auth, d.is_named from push_device d
    join session k on k.id = d.session_id and k.revoke_date is null and k.date_end > now()
    where d.user_id = ${userId} and d.server_key = ${push.publicKey} order by d.id`.execute(db);
  const failures: unknown[] = [];
  let sent = 0;
  for (const device of devices) {
    try {
      for (const { neutral, named } of texts) {
        const text = device.is_named ? named : neutral;
        const result = await sendToDevice({ outbound, push }, device, text);
        await noteResult(db, userId, device.id, result);
        if (result !== "sent") break;
        sent++;
      }
    } catch (error) {
      failures.push(error);
    }
  }
  // Trying again would show the message twice where it has arrived.
  if (sent === 0 && failures.length > 0) throw new AggregateError(failures, "No device was reached.");
}

async function noteResult(db: Db, userId: number, id: number, result: PushResult): Promise<void> {
  if (result === "sent") {
    await sql`update push_device set push_date = now(), cnt_refused = 0 where user_id = ${userId} and id = ${id}`.execute(
      db,
    );
  } else if (result === "gone") {
    await sql`delete from push_device where user_id = ${userId} and id = ${id}`.execute(db);
  } else {
    await sql`
      with refused as (
        update push_device set cnt_refused = cnt_refused + 1
        where user_id = ${userId} and id = ${id} and cnt_refused + 1 < ${MAX_REFUSED} returning id)
      delete from push_device where user_id = ${userId} and id = ${id} and not exists (select from refused)`.execute(
      db,
    );
  }
}

/** Queues the push messages of users whose quiet hours are over, or who switched them off, and of those whose job has failed. */
export async function sendHeldPushes(db: Db, jobs: JobQueue, now = new Date()): Promise<void> {
  await sql`delete from push_waiting where add_date < ${now.toISOString()}::timestamptz - make_interval(days => ${MAX_DAYS})`.execute(
    db,
  );
  const { rows } = await sql<QuietHours & { user_id: number }>`
    select a.user_id, a.time_zone, a.is_quiet, a.quiet_from, a.quiet_to from account a
    where a.user_id in (
      select w.user_id from push_waiting w where w.add_date < ${now.toISOString()}::timestamptz - interval '1 minute')
    order by a.user_id`.execute(db);
  const ready = rows.filter((hours) => !isQuietAt(hours, now));
  for (const { user_id } of ready.slice(0, AT_ONCE)) {
    await jobs.send("send-push", { user_id }, undefined, { key: `held push ${user_id}`, seconds: 60 });
  }
}
