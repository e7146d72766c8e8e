import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Which of these sessions (by the hash of their token) still stand, by its hex form, and when they end by themselves. */
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
