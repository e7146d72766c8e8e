import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors/api-error.ts";

export type StaffChat = Schema<"StaffChat">;

export async function readStaffChats(
  db: QueryExecutorProvider,
  which: RawBuilder<unknown>,
): Promise<StaffChat[]> {
  const { rows } = await sql<StaffChat>`
    select c.id, c.version, c.address, c.name, coalesce(c.lang, 'en') as lang,
      case when c.is_remove then 'closed' else 'open' end as state, c.cnt_users, c.cnt_messages, c.add_date, c.update_date
    from chat c where c.type = 'common' and ${which}`.execute(db);
  return rows;
}

/**
 * Locks an open room for a change.
 *
 * @throws ApiError 404 without such a room
 */
export async function lockStaffChat(tx: Tx, id: number): Promise<StaffChat> {
  const [room] = await readStaffChats(tx, sql`c.id = ${id} for no key update of c`);
  if (!room) throw notFound();
  return room;
}
