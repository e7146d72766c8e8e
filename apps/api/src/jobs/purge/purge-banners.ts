import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Batch } from "./batch.ts";
import { deletePhotos } from "./purge-photos.ts";

interface RemovedBanner {
  id: number;
  image_id: number | null;
  image_dark_id: number | null;
  is_counted: boolean;
}

/** A banner is deleted with its pictures. One that was counted leaves its name and its numbers to its brand. */
export async function purgeBanners(tx: Tx, before: Date, limit: number): Promise<Batch> {
  const { rows } = await sql<RemovedBanner>`
    select n.id, n.image_id, n.image_dark_id,
      exists (select from banner_day d where d.banner_id = n.id)
        or exists (select from banner_filtered_day d where d.banner_id = n.id) as is_counted
    from banner n where n.is_remove and n.purge_date is null and n.remove_date < ${before}
    order by n.remove_date, n.id limit ${limit} for update skip locked`.execute(tx);
  if (rows.length === 0) return { count: 0, keys: [] };
  const ids = (isCounted: boolean) =>
    rows.filter(({ is_counted }) => is_counted === isCounted).map(({ id }) => id);
  await sql`delete from banner where id = any(${ids(false)}::bigint[])`.execute(tx);
  await sql`
    update banner set purge_date = now(), title = '', text = '', button = '', image_id = null, image_dark_id = null,
      review_text = '', editor_id = null
    where id = any(${ids(true)}::bigint[])`.execute(tx);
  const photos = rows.flatMap(({ image_id, image_dark_id }) =>
    [image_id, image_dark_id].filter((id) => id !== null),
  );
  return { count: rows.length, keys: await deletePhotos(tx, photos) };
}
