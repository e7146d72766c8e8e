import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Batch } from "./batch.ts";
import { deletePhotos } from "./purge-photos.ts";

/** A voting is deleted with its options, votes and cover. */
export async function purgeVotings(tx: Tx, before: Date, limit: number): Promise<Batch> {
  const { rows } = await sql<{ cover_id: number | null }>`
    delete from voting where id in (
      select id from voting where is_remove and remove_date < ${before}
      order by remove_date, id limit ${limit} for update skip locked)
    returning cover_id`.execute(tx);
  const photos = rows.flatMap(({ cover_id }) => cover_id ?? []);
  return { count: rows.length, keys: await deletePhotos(tx, photos) };
}
