import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { readRooms } from "./read-rooms.ts";

/** Requests are counted up to this number. */
const MAX_REQUESTS = 100;

/** A private room that the other grower has not accepted, seen by them. */
const isRequest = sql`(c.type = 'private' and c.accept_date is null and not cu.is_opener)`;

/** Private rooms of the user as `c`, with their own row as `cu`; requests or all others. */
export function privateRooms(userId: number, areRequests: boolean): RawBuilder<unknown> {
  return sql`chat_user cu join chat c on c.id = cu.chat_id and c.type = 'private' and not c.is_remove
    where cu.user_id = ${userId} and not cu.is_hidden and ${areRequests ? isRequest : sql`not ${isRequest}`}`;
}

/** A page of rooms that `source` selects as `c`. */
export async function pageOfRooms(
  db: QueryExecutorProvider,
  userId: number,
  source: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { start, limit }: { readonly start: number; readonly limit: number },
) {
  const items = await readRooms(
    db,
    userId,
    sql`select c.id, row_number() over (order by ${order}) as place from ${source} order by ${order} limit ${limit} offset ${start}`,
  );
  const { rows } = await sql<{ total: number; cnt_requests: number }>`
    select (select count(*)::int from ${source}) as total,
      (select count(*)::int from (select from ${privateRooms(userId, true)} limit ${MAX_REQUESTS}) r) as cnt_requests`.execute(
    db,
  );
  const { total = 0, cnt_requests = 0 } = rows[0] ?? {};
  return { items, total, start, limit, cnt_requests };
}
