import { sql } from "kysely";
import { sweepKnownDevices } from "../accounts/known-devices.ts";
import { sweepSignInAttempts } from "../accounts/sign-in-attempts.ts";
import { sweepInvitations } from "../content/invitations/open-invitations.ts";
import type { Db } from "../db/database.ts";
import { KEY_HOURS } from "../http/idempotency.ts";
import { UNUSED_SESSION_DAYS } from "../http/reader.ts";

/**
 * Deletes expired rows: ended sessions, emailed tokens, used captchas, OAuth states, idempotency keys, view and ad marks, abandoned drafts and
 * invitations of the portal, old measurements and errors, and messages to the team that were answered or closed a year ago.
 */
export async function sweepExpired(db: Db): Promise<void> {
  // The last visit outlives its session.
  await sql`
    with gone as (
      delete from session where date_end < now() or revoke_date < now() - interval '1 day'
        or use_date < now() - make_interval(days => ${UNUSED_SESSION_DAYS})
      returning user_id, use_date
    ), seen as (select user_id, max(use_date) as use_date from gone group by user_id)
    update account a set visit_date = greatest(coalesce(a.visit_date, '-infinity'), seen.use_date)
    from seen where seen.user_id = a.user_id`.execute(db);
  await sweepSignInAttempts(db);
  await sweepKnownDevices(db);
  await sweepInvitations(db);
  // For a month an expired link is distinguished from an unknown one.
  await sql`delete from mail_token where date_end < now() - interval '30 days'`.execute(db);
  await sql`delete from captcha_used where date_end < now()`.execute(db);
  // The next media sweep deletes their files.
  await sql`delete from personal_copy where date_end < now()`.execute(db);
  await sql`delete from passkey_challenge where date_end < now()`.execute(db);
  await sql`delete from oauth_state where date_end < now()`.execute(db);
  await sql`delete from oauth_ticket where date_end < now()`.execute(db);
  await sql`delete from view_mark where date_end < now()`.execute(db);
  await sql`delete from ad_mark where date < now() - interval '1 day'`.execute(db);
  await sql`delete from ad_rate where hour < now() - interval '1 day'`.execute(db);
  await sql`delete from idempotency_key where add_date < now() - make_interval(hours => ${KEY_HOURS})`.execute(
    db,
  );
  await sql`delete from portal_draft where update_date < now() - interval '90 days'`.execute(db);
  // As the privacy policy says. The next media sweep deletes their screenshots.
  await sql`
    delete from contact c where state <> 'open' and add_date < now() - interval '1 year' and not exists (
      select from contact_reply r where r.contact_id = c.id and r.add_date >= now() - interval '1 year')`.execute(
    db,
  );
  // Stripe retries a message for three days.
  await sql`delete from payment_message where add_date < now() - interval '60 days'`.execute(db);
  await sql`delete from vital_mark where date < now() - interval '1 day'`.execute(db);
  await sql`delete from vital_day where day < (now() at time zone 'utc')::date - 90`.execute(db);
  await sql`delete from error_mark where date < now() - interval '1 day'`.execute(db);
  // An ignored error that comes again after a year is worth a look.
  await sql`
    delete from error_group where last_date < now() - case when state = 'ignored' then interval '1 year' else interval '90 days' end`.execute(
    db,
  );
}
