import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Batch } from "./batch.ts";

/** Notifications that their reader deleted. */
export async function purgeNotifications(tx: Tx, before: Date, limit: number): Promise<Batch> {
  const { rows } = await sql`
    delete from notification n using (
      select user_id, id from notification
      where is_remove and remove_date < ${before}
      order by remove_date, user_id limit ${limit} for update skip locked) gone
    where n.user_id = gone.user_id and n.id = gone.id returning 1`.execute(tx);
  return { count: rows.length, keys: [] };
}
