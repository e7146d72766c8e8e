import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Returns which of these sessions (by token hash) are valid, by the hash in hex, and when they expire. */
export async function standingSessions(
  db: Db,
  hashes: readonly Buffer[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ session: string; date_end: string }>`
    select encode(s.token_hash, 'hex') as session, s.date_end
    from session s join users u on u.id = s.user_id
    where s.token_hash = any (${hashes}::bytea[]) and s.revoke_date is null and s.date_end > now()
      and not u.is_remove and not u.is_ban`.execute(db);
  return new Map(rows.map(({ session, date_end }) => [session, Date.parse(date_end)]));
}
