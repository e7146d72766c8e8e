import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Batch } from "./batch.ts";

/** Deleted messages lose their words, photo and what they shared. Their rows stay as placeholders, because positions count them. */
export async function purgeMessages(tx: Tx, before: Date, limit: number): Promise<Batch> {
  const { rows } = await sql`
    with gone as (
      select chat_id, id, photo_id from message
      where is_remove and remove_date < ${before} and text <> ''
      order by remove_date, chat_id, id limit ${limit} for update skip locked),
    removed as (
      update photo set is_remove = true, remove_date = now()
      where id in (select photo_id from gone) and not is_remove)
    update message m set text = '', photo_id = null, diary_id = null, week_id = null, strain_id = null, product_id = null
    from gone where m.chat_id = gone.chat_id and m.id = gone.id returning 1`.execute(tx);
  return { count: rows.length, keys: [] };
}
