import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { AuthorColumns } from "../../content/author.ts";
import { targetExcerpt } from "../../content/targets/target-excerpt.ts";
import { targetLink } from "../../content/targets/target-link.ts";

export interface ComplaintRow extends AuthorColumns {
  id: number;
  type: Schema<"ComplainType">;
  content_id: number;
  reason: Schema<"ComplaintReason">;
  text: string;
  state: "open" | "accepted" | "rejected";
  add_date: string;
  close_date: string | null;
  link: string | null;
  excerpt: string | null;
  cnt_open: number;
}

/** Complaints about rooms and messages are in the same table but have their own operations. */
const notOfChats = sql`c.type not in ('chat', 'message')`;

async function read(db: QueryExecutorProvider, which: RawBuilder<unknown>): Promise<ComplaintRow[]> {
  const { rows } = await sql<ComplaintRow>`
    select c.id, c.type, c.content_id, c.reason, c.text, c.state, c.add_date, c.close_date,
      u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key,
      ${targetLink(sql`c.type`, sql`c.content_id`)} as link,
      ${targetExcerpt(sql`c.type`, sql`c.content_id`)} as excerpt,
      (select count(*)::int from complaint o
       where o.type = c.type and o.content_id = c.content_id and o.state = 'open') as cnt_open
    from complaint c left join users u on u.id = c.user_id and not u.is_remove
    where ${which}`.execute(db);
  return rows;
}

/** A page of complaints in one state: those that wait from the oldest on, closed ones from the newest. */
export async function readComplaints(
  db: QueryExecutorProvider,
  { state, start, limit }: { state: ComplaintRow["state"]; start: number; limit: number },
): Promise<ComplaintRow[]> {
  const order = state === "open" ? sql`c.add_date, c.id` : sql`c.close_date desc, c.id desc`;
  return await read(
    db,
    sql`c.state = ${state} and ${notOfChats} order by ${order} limit ${limit} offset ${start}`,
  );
}

export async function countComplaints(
  db: QueryExecutorProvider,
  state: ComplaintRow["state"],
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from complaint c where c.state = ${state} and ${notOfChats}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function readComplaint(db: QueryExecutorProvider, id: number): Promise<ComplaintRow | null> {
  const [row] = await read(db, sql`c.id = ${id} and ${notOfChats}`);
  return row ?? null;
}
