import { type QueryExecutorProvider, sql } from "kysely";
import { prepared } from "../../db/prepared-statement.ts";

/** The newest event of the feed that a member has seen; null if they never opened it. */
export async function readFeedPosition(db: QueryExecutorProvider, userId: number): Promise<number | null> {
  const { rows } = await sql<{ feed_event_id: number }>`${prepared}
    select feed_event_id from account where user_id = ${userId}`.execute(db);
  return rows[0]?.feed_event_id || null;
}

/** Moves the position forward, never back, so that two tabs do not interfere. */
export async function moveFeedPosition(db: QueryExecutorProvider, userId: number, id: number): Promise<void> {
  await sql`
    update account set feed_event_id = ${id}
    where user_id = ${userId} and feed_event_id < ${id} and exists (select from event where id = ${id})`.execute(
    db,
  );
}
