import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { type Batch, idsOf } from "./batch.ts";
import { forgetContent } from "./forget-content.ts";
import { deletePhotos } from "./purge-photos.ts";

export async function purgeDiaries(tx: Tx, before: Date, limit: number): Promise<Batch> {
  const ids = await idsOf(
    tx,
    sql`select id from diary where is_remove and remove_date < ${before}
      order by remove_date, id limit ${limit} for update skip locked`,
  );
  if (ids.length === 0) return { count: 0, keys: [] };
  const weeks = await idsOf(tx, sql`select id from week where diary_id = any(${ids}::bigint[])`);
  const photos = await idsOf(tx, sql`select id from photo where diary_id = any(${ids}::bigint[])`);
  await settleReviews(tx, ids);
  await forgetContent(tx, "week", weeks);
  await forgetContent(tx, "diary", ids);
  await sql`delete from diary where id = any(${ids}::bigint[])`.execute(tx);
  // Photos that a question or video also uses stay there.
  return { count: ids.length, keys: await deletePhotos(tx, photos) };
}

/** A review outlives its diary. If its author has another review of the product outside the diary, the newer one stays. */
async function settleReviews(tx: Tx, diaryIds: readonly number[]): Promise<void> {
  await sql`
    update review r set is_remove = true, remove_date = now()
    where diary_id = any(${diaryIds}::bigint[]) and not is_remove and exists (
      select from review o
      where o.user_id = r.user_id and o.product_id = r.product_id and not o.is_remove and (
        o.diary_id is null or (o.diary_id = any(${diaryIds}::bigint[]) and o.id > r.id)))`.execute(tx);
}

export async function purgeWeeks(tx: Tx, before: Date, limit: number): Promise<Batch> {
  const { rows } = await sql<{ id: number; diary_id: number }>`
    select w.id, w.diary_id from week w
    where w.is_remove and w.remove_date < ${before}
    order by w.remove_date, w.diary_id, w.id limit ${limit} for update skip locked`.execute(tx);
  if (rows.length === 0) return { count: 0, keys: [] };
  const ids = rows.map(({ id }) => id);
  const diaries = rows.map(({ diary_id }) => diary_id);
  const named = sql`select * from unnest(${diaries}::bigint[], ${ids}::bigint[])`;
  const photos = await idsOf(tx, sql`select id from photo where (diary_id, week_id) in (${named})`);
  await forgetContent(tx, "week", ids);
  await sql`delete from week where (diary_id, id) in (${named})`.execute(tx);
  return { count: rows.length, keys: await deletePhotos(tx, photos) };
}
