import { type QueryExecutorProvider, sql } from "kysely";

/** Days after the last email in which recipients are known and what they do is counted. */
const COUNTED_DAYS = 30;

/** Newsletters per statement. */
const AT_ONCE = 20;

/** Deletes the recipients of newsletters sent a month ago; sums remain. */
export async function sweepNewsletters(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from mail_minute where minute < now() - interval '1 hour'`.execute(db);
  while ((await sweepSome(db)) === AT_ONCE);
}

async function sweepSome(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ swept: number }>`
    with old as (
      select n.id from newsletter n
      where n.finish_date < now() - make_interval(days => ${COUNTED_DAYS})
        and (exists (select from newsletter_letter l where l.newsletter_id = n.id)
          or exists (select from newsletter_mark m where m.newsletter_id = n.id))
      order by n.finish_date, n.id limit ${AT_ONCE}
    ), marks as (delete from newsletter_mark m using old where m.newsletter_id = old.id),
      letters as (delete from newsletter_letter l using old where l.newsletter_id = old.id)
    select count(*)::int as swept from old`.execute(db);
  return rows[0]?.swept ?? 0;
}
