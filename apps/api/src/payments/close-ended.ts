import { type QueryExecutorProvider, sql } from "kysely";

/** Closes the plans whose last day is over. */
export async function closeEnded(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update subscription set close_date = now(), is_renew = false, update_date = now()
    where close_date is null and date_end < (now() at time zone 'utc')::date`.execute(db);
}
