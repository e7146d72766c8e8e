import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";

type Db = QueryExecutorProvider;

/** Newsletter emails to one domain in a minute, of all servers together: mail servers put off or refuse what comes faster. */
export const DOMAIN_PER_MINUTE = 100;

/** Minutes after which a claimed email counts as interrupted: longer than any attempt to send takes. */
const CLAIM_MINUTES = 10;

/** One email to one recipient. */
export interface Letter {
  readonly newsletterId: number;
  readonly userId: number;
}

/** Why an email failed. */
export type LetterFailure = "rejected" | "refused" | "unreachable" | "interrupted" | "unknown";

/** The next domain, in the order of their names, to which emails wait; null after the last. */
export async function nextDomain(db: Db, newsletterId: number, after: string): Promise<string | null> {
  const { rows } = await sql<{ domain: string }>`
    select domain from newsletter_letter where newsletter_id = ${newsletterId} and state = 'waiting' and domain > ${after}
    order by domain limit 1`.execute(db);
  return rows[0]?.domain ?? null;
}

/**
 * Claims the next email to a domain for this server. A claimed one is never claimed again unless it is put back.
 *
 * @returns its recipient; null when none is due, or when the domain has got all of this minute
 */
export async function claimLetter(
  db: Db,
  newsletterId: number,
  domain: string,
  now: Date,
): Promise<{ userId: number; attempts: number } | null> {
  const { rows } = await sql<{ userId: number; attempts: number }>`
    with next as (
      select user_id from newsletter_letter
      where newsletter_id = ${newsletterId} and domain = ${domain} and state = 'waiting' and due_date <= ${now}::timestamptz
      order by due_date, user_id limit 1 for update skip locked
    ), room as (
      insert into mail_minute as m (domain, minute, cnt)
      select ${domain}, date_trunc('minute', ${now}::timestamptz), 1 from next
      on conflict (domain) do update set minute = excluded.minute,
        cnt = case when m.minute = excluded.minute then m.cnt + 1 else 1 end
      where m.minute <> excluded.minute or m.cnt < ${DOMAIN_PER_MINUTE}
      returning domain
    )
    update newsletter_letter l set state = 'claimed', claim_date = ${now}::timestamptz
    from next, room where l.newsletter_id = ${newsletterId} and l.user_id = next.user_id
    returning l.user_id as "userId", l.attempts`.execute(db);
  return rows[0] ?? null;
}

/** Ends a claim with the given columns, and adds to the newsletter's counter if it was still claimed. */
async function settle(
  db: Db,
  { newsletterId, userId }: Letter,
  change: RawBuilder<unknown>,
  counted: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    with settled as (
      update newsletter_letter set claim_date = null, ${change}
      where newsletter_id = ${newsletterId} and user_id = ${userId} and state = 'claimed' returning newsletter_id
    )${counted}`.execute(db);
}

const adding = (counter: string) => sql`
  update newsletter n set ${sql.ref(counter)} = n.${sql.ref(counter)} + 1 from settled where n.id = settled.newsletter_id`;

/** Counts a claimed email as sent. */
export async function letterSent(db: Db, letter: Letter, now: Date): Promise<void> {
  const inHour = sql`, in_hour as (
    insert into newsletter_hour as h (newsletter_id, hour, cnt_sent)
    select newsletter_id, date_trunc('hour', ${now}::timestamptz, 'UTC'), 1 from settled
    on conflict (newsletter_id, hour) do update set cnt_sent = h.cnt_sent + 1)`;
  const change = sql`state = 'sent', send_date = ${now}::timestamptz`;
  await settle(db, letter, change, sql`${inHour} ${adding("cnt_sent")}`);
}

/** Counts a claimed email as failed. */
export async function letterFailed(db: Db, letter: Letter, reason: LetterFailure): Promise<void> {
  await settle(db, letter, sql`state = 'failed', reason = ${reason}`, adding("cnt_failed"));
}

/** Counts a claimed email as left out: its recipient wants none any more, or is gone. */
export async function letterOmitted(db: Db, letter: Letter): Promise<void> {
  await settle(db, letter, sql`state = 'omitted'`, adding("cnt_omitted"));
}

/** Puts a claimed email back that was certainly not sent. */
export async function letterPutBack(
  db: Db,
  letter: Letter,
  { due, attempts }: { readonly due: Date; readonly attempts: number },
): Promise<void> {
  const change = sql`state = 'waiting', due_date = ${due}::timestamptz, attempts = ${attempts}`;
  await settle(db, letter, change, sql` select from settled`);
}

/** Ends claims whose server died. It may have sent them, so they fail and are never sent again. */
export async function failInterrupted(db: Db, newsletterId: number, now: Date): Promise<void> {
  await sql`
    with ended as (
      update newsletter_letter set state = 'failed', reason = 'interrupted', claim_date = null
      where newsletter_id = ${newsletterId} and state = 'claimed'
        and claim_date < ${now}::timestamptz - make_interval(mins => ${CLAIM_MINUTES})
      returning 1
    )
    update newsletter set cnt_failed = cnt_failed + (select count(*) from ended)
    where id = ${newsletterId} and exists (select from ended)`.execute(db);
}

/** Marks a newsletter as sent whose recipients are all settled. */
export async function finishNewsletter(db: Db, newsletterId: number, now: Date): Promise<void> {
  const has = (state: string) => sql`exists (
    select from newsletter_letter l where l.newsletter_id = n.id and l.state = ${sql.lit(state)})`;
  await sql`
    update newsletter n set state = 'sent', finish_date = ${now}::timestamptz
    where n.id = ${newsletterId} and n.state = 'sending' and n.audience_cursor is null
      and not ${has("waiting")} and not ${has("claimed")}`.execute(db);
}
