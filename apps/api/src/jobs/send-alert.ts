import { sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";
import { alertMail } from "../mail/alert-email.ts";
import type { Mailer } from "../mail/email.ts";
import { isEmail, isStuck, readJobCounts } from "../queue/queue-health.ts";

/** Minutes between two alerts, at least. */
const PAUSE_MINUTES = 60;

/** New errors that an alert names. */
const MOST_NAMED = 10;

/** Emails that are retried at once before they are worth an alert: a few wait for a server that is slow. */
const MANY_RETRIES = 5;

interface Tools {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly alertEmail: string | undefined;
}

/** What alerts have told so far, in `site_state`. */
interface Told {
  date: string | null;
  /** Id of the last error that was new. */
  error: number;
}

/**
 * Emails the operator when there are new errors, when jobs wait for too long, or when emails fail. Within an hour of the last alert
 * nothing is sent, and what is new waits for the next one. The last alert is noted in the transaction that sends it, so that of two
 * servers one sends it, and one that could not be sent is tried again.
 */
export async function sendAlert(
  { database, mailer, publicUrl, alertEmail }: Tools,
  now: Date,
): Promise<void> {
  if (alertEmail === undefined) return;
  await database.transaction(async (tx) => {
    const told = await readTold(tx);
    if (told.date !== null && now.getTime() - Date.parse(told.date) < PAUSE_MINUTES * 60_000) return;
    const { errors, total, last } = await readNewErrors(tx, told.error);
    const jobs = await readJobCounts(tx);
    const emails = jobs.filter(isEmail);
    const retried = emails.reduce((sum, { cnt_retrying }) => sum + cnt_retrying, 0);
    const failed = emails.reduce((sum, { cnt_failed }) => sum + cnt_failed, 0);
    const waiting = jobs.reduce((sum, { cnt_waiting }) => sum + cnt_waiting, 0);
    const alert = {
      ...{ errors, total },
      waiting: isStuck(jobs, now) ? waiting : 0,
      emails: failed > 0 || retried >= MANY_RETRIES ? failed + retried : 0,
    };
    if (total + alert.waiting + alert.emails === 0) return;
    await sql`
      update site_state set update_date = now(), value = ${JSON.stringify({ date: now.toISOString(), error: last })}::jsonb
      where key = 'alert'`.execute(tx);
    await mailer.send(alertMail({ to: alertEmail, url: `${publicUrl}/admin/watch`, ...alert }));
  });
}

async function readTold(tx: Tx): Promise<Told> {
  await sql`insert into site_state (key, value) values ('alert', '{}') on conflict do nothing`.execute(tx);
  const { rows } = await sql<Told>`
    select value ->> 'date' as date, coalesce((value ->> 'error')::bigint, 0) as error from site_state
    where key = 'alert' for update`.execute(tx);
  return rows[0] ?? { date: null, error: 0 };
}

interface NewErrors {
  /** Message and place of the most frequent ones. */
  readonly errors: readonly string[];
  readonly total: number;
  readonly last: number;
}

async function readNewErrors(tx: Tx, after: number): Promise<NewErrors> {
  const { rows } = await sql<{ id: number; text: string; total: number; last: number }>`
    select concat_ws(', ', message, nullif(frame, '')) as text, count(*) over ()::int as total, max(id) over () as last
    from error_group where id > ${after} and state = 'open' order by cnt desc, id limit ${MOST_NAMED}`.execute(
    tx,
  );
  return { errors: rows.map(({ text }) => text), total: rows[0]?.total ?? 0, last: rows[0]?.last ?? after };
}
