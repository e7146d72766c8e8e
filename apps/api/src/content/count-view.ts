import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { type QueryExecutorProvider, sql } from "kysely";
import { prepared } from "../db/prepared-statement.ts";
import { KINDS, type ViewedKind } from "../kinds/kinds.ts";

/** Hours for which a visitor is counted once. */
const ONCE_IN_HOURS = 24;

/**
 * Identifies the visitor for counting: the user, else the guest's random id, else the IP address. Returns a keyed hash only, so that stored
 * marks identify nobody.
 */
export function visitorOf(request: FastifyRequest, secret: string): Buffer {
  const guest = request.headers["x-guest"];
  const who = request.reader
    ? `user ${request.reader.id}`
    : typeof guest === "string"
      ? `guest ${guest.toLowerCase()}`
      : `address ${request.ip}`;
  return createHmac("sha256", secret).update(`view ${who}`).digest().subarray(0, 16);
}

/** Counts a view, once per visitor and day, and returns the total. A repeated view writes nothing. */
export async function countView(
  db: QueryExecutorProvider,
  type: ViewedKind,
  id: number,
  who: Buffer,
): Promise<number> {
  const { rows } = await sql<{ cnt_views: number }>`${prepared}
    with marked as (
      insert into view_mark (type, content_id, who, date_end)
      values (${type}, ${id}, ${who}, now() + make_interval(hours => ${ONCE_IN_HOURS}))
      on conflict (type, content_id, who) do update set date_end = excluded.date_end
      where view_mark.date_end <= now()
      returning 1
    ), counted as (
      update ${sql.table(KINDS[type].table)} set cnt_views = cnt_views + 1
      where id = ${id} and exists (select from marked) returning cnt_views
    )
    select coalesce(counted.cnt_views, t.cnt_views) as cnt_views
    from ${sql.table(KINDS[type].table)} t left join counted on true where t.id = ${id}`.execute(db);
  return rows[0]?.cnt_views ?? 0;
}
