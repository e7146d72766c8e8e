import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Batch } from "./batch.ts";
import { forgetContent } from "./forget-content.ts";
import { deletePhotos } from "./purge-photos.ts";

/** A video is deleted with its file and cover, unless a week uses these as well. */
export async function purgeVideos(tx: Tx, before: Date, limit: number): Promise<Batch> {
  const { rows } = await sql<{ id: number; photo_id: number | null; cover_id: number | null }>`
    select id, photo_id, cover_id from video where is_remove and remove_date < ${before}
    order by remove_date, id limit ${limit} for update skip locked`.execute(tx);
  if (rows.length === 0) return { count: 0, keys: [] };
  const ids = rows.map(({ id }) => id);
  const photos = rows.flatMap(({ photo_id, cover_id }) => [photo_id, cover_id].filter((id) => id !== null));
  await forgetContent(tx, "video", ids);
  await sql`delete from video where id = any(${ids}::bigint[])`.execute(tx);
  return { count: ids.length, keys: await deletePhotos(tx, photos) };
}
