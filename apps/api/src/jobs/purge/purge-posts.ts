import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { type Batch, idsOf } from "./batch.ts";
import { forgetContent } from "./forget-content.ts";
import { deletePhotos } from "./purge-photos.ts";

/** A post is deleted with its cover and pictures. Its votings stay hidden, as they were with it. */
export async function purgePosts(tx: Tx, before: Date, limit: number): Promise<Batch> {
  const ids = await idsOf(
    tx,
    sql`select id from post where is_remove and remove_date < ${before}
      order by remove_date, id limit ${limit} for update skip locked`,
  );
  if (ids.length === 0) return { count: 0, keys: [] };
  const photos = await idsOf(
    tx,
    sql`
      select cover_id as id from post where id = any(${ids}::bigint[]) and cover_id is not null
      union select photo_id from post_photo where post_id = any(${ids}::bigint[])`,
  );
  await sql`
    update voting set is_remove = true, remove_date = now() where post_id = any(${ids}::bigint[]) and not is_remove`.execute(
    tx,
  );
  await forgetContent(tx, "blog", ids);
  await sql`delete from post where id = any(${ids}::bigint[])`.execute(tx);
  return { count: ids.length, keys: await deletePhotos(tx, photos) };
}
