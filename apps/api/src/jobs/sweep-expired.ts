import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { KEY_HOURS } from "../http/idempotency.ts";

/** Removes what time has made useless: ended sessions, mailed keys, used captchas, keys of creates, marks of views. */
export async function sweepExpired(db: Db): Promise<void> {
  await sql`delete from session where date_end < now() or revoke_date < now() - interval '1 day'`.execute(db);
  // A link that expired is still told apart from one that never was, for a month.
  await sql`delete from mail_token where date_end < now() - interval '30 days'`.execute(db);
  await sql`delete from captcha_used where date_end < now()`.execute(db);
  await sql`delete from view_mark where date_end < now()`.execute(db);
  await sql`delete from idempotency_key where add_date < now() - make_interval(hours => ${KEY_HOURS})`.execute(
    db,
  );
}
