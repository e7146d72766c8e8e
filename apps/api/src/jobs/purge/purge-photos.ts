import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { isHeldByNobody } from "../../media/photo-owners.ts";
import { type Batch, idsOf } from "./batch.ts";
import { forgetContent } from "./forget-content.ts";

export async function purgePhotos(tx: Tx, before: Date, limit: number): Promise<Batch> {
  const ids = await idsOf(
    tx,
    sql`select id from photo where is_remove and remove_date < ${before}
      order by remove_date, id limit ${limit} for update skip locked`,
  );
  if (ids.length === 0) return { count: 0, keys: [] };
  await forgetContent(tx, "photo", ids);
  const { rows } = await sql<{ key: string }>`
    delete from photo where id = any(${ids}::bigint[]) returning key`.execute(tx);
  return { count: ids.length, keys: rows.map(({ key }) => key) };
}

/** Deletes photos of purged things that nothing else references. @returns their keys */
export async function deletePhotos(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ id: number; key: string }>`
    select id, key from photo p
    where id = any(${ids}::bigint[]) and week_id is null and ${isHeldByNobody}`.execute(tx);
  const loose = rows.map(({ id }) => id);
  await forgetContent(tx, "photo", loose);
  await sql`delete from photo where id = any(${loose}::bigint[])`.execute(tx);
  return rows.map(({ key }) => key);
}
