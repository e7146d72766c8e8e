import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Batch } from "./batch.ts";

/** Only newsletters that were never sent are removed. The sweep deletes their pictures. */
export async function purgeNewsletters(tx: Tx, before: Date, limit: number): Promise<Batch> {
  const { rows } = await sql`
    with gone as (
      select id from newsletter where is_remove and remove_date < ${before}
      order by remove_date, id limit ${limit} for update skip locked
    )
    delete from newsletter n using gone where n.id = gone.id returning 1`.execute(tx);
  return { count: rows.length, keys: [] };
}
