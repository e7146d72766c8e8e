import { type QueryExecutorProvider, sql } from "kysely";
import type { Database, Tx } from "../../db/database.ts";
import type { MediaStore } from "../../media/media-store.ts";
import { isHeldByNobody } from "../../media/photo-owners.ts";
import { RESTORE_DAYS } from "../../operations/diaries/restorable.ts";
import { moveRating } from "../../operations/reviews/move-rating.ts";
import { forgetContent, type PurgedType } from "./forget-content.ts";

/** Things of one transaction: a diary may have 200 weeks. */
const AT_ONCE: Record<PurgedType, number> = { diary: 10, week: 100, photo: 500, comment: 500, review: 500 };
/** Transactions of one kind in one run; the rest goes next time. */
const MOST_BATCHES = 200;

/** What one transaction deleted: how many things were found, and the keys of the files that go with them. */
interface Batch {
  readonly count: number;
  readonly keys: readonly string[];
}

/** Deletes some of what was removed before an instant. */
type Purge = (tx: Tx, before: Date, limit: number) => Promise<Batch>;

// Diaries first: what is below them goes with them.
const PURGES: readonly (readonly [PurgedType, Purge])[] = [
  ["diary", purgeDiaries],
  ["week", purgeWeeks],
  ["photo", purgePhotos],
  ["comment", purgeComments],
  ["review", purgeReviews],
];

/**
 * Deletes for good what was removed {@link RESTORE_DAYS} days ago, with its files and all that hangs on it. In small transactions,
 * each whole: stopped anywhere and started again it goes on. Files go after their rows; what is left of them is found by the sweep.
 *
 * @returns how many things of each kind went
 */
export async function purgeRemoved(
  database: Pick<Database, "transaction">,
  store: MediaStore,
  now = new Date(),
): Promise<Partial<Record<PurgedType, number>>> {
  const before = new Date(now.getTime() - RESTORE_DAYS * 24 * 3_600_000);
  const gone: Partial<Record<PurgedType, number>> = {};
  for (const [type, purge] of PURGES) {
    for (let batches = 0; batches < MOST_BATCHES; batches += 1) {
      const { count, keys } = await database.transaction((tx) => purge(tx, before, AT_ONCE[type]));
      for (const key of keys) await store.removeFolder(key);
      if (count === 0) break;
      gone[type] = (gone[type] ?? 0) + count;
    }
  }
  return gone;
}

async function idsOf(
  tx: QueryExecutorProvider,
  query: ReturnType<typeof sql<{ id: number }>>,
): Promise<number[]> {
  const { rows } = await query.execute(tx);
  return rows.map(({ id }) => id);
}

async function purgeDiaries(tx: Tx, before: Date, limit: number): Promise<Batch> {
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
  // What also stands elsewhere, in a question or a film, stays there.
  return { count: ids.length, keys: await deletePhotos(tx, photos) };
}

/** A review outlives its diary, beside which its grower may have written another of the product: then the newer one stands. */
async function settleReviews(tx: Tx, diaryIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ product_id: number; n_general: number | null; is_ban: boolean }>`
    update review r set is_remove = true, remove_date = now()
    where diary_id = any(${diaryIds}::bigint[]) and not is_remove and exists (
      select from review o
      where o.user_id = r.user_id and o.product_id = r.product_id and not o.is_remove and (
        o.diary_id is null or (o.diary_id = any(${diaryIds}::bigint[]) and o.id > r.id)))
    returning product_id, n_general, is_ban`.execute(tx);
  for (const { product_id, n_general, is_ban } of rows) {
    if (!is_ban) await moveRating(tx, { product_id, n: -1, rate: -(n_general ?? 1) });
  }
}

async function purgeWeeks(tx: Tx, before: Date, limit: number): Promise<Batch> {
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

async function purgePhotos(tx: Tx, before: Date, limit: number): Promise<Batch> {
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

/** Photos whose week or diary has just gone. @returns their keys */
async function deletePhotos(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ id: number; key: string }>`
    select id, key from photo p
    where id = any(${ids}::bigint[]) and week_id is null and ${isHeldByNobody}`.execute(tx);
  const loose = rows.map(({ id }) => id);
  await forgetContent(tx, "photo", loose);
  await sql`delete from photo where id = any(${loose}::bigint[])`.execute(tx);
  return rows.map(({ key }) => key);
}

/** A comment with answers keeps its place, for they are answers to it; its words go. */
async function purgeComments(tx: Tx, before: Date, limit: number): Promise<Batch> {
  const { rows } = await sql<{ id: number; is_answered: boolean }>`
    select id, is_answered from comment t
    cross join lateral (select exists (select from comment c where c.parent_id = t.id) as is_answered) a
    where is_remove and remove_date < ${before} and not (is_answered and text = '')
    order by remove_date, id limit ${limit} for update of t skip locked`.execute(tx);
  const answered = rows.flatMap(({ id, is_answered }) => (is_answered ? [id] : []));
  const ids = rows.flatMap(({ id, is_answered }) => (is_answered ? [] : [id]));
  await sql`update comment set text = '' where id = any(${answered}::bigint[])`.execute(tx);
  await sql`delete from translation where type = 'comment' and content_id = any(${answered}::bigint[])`.execute(
    tx,
  );
  await forgetContent(tx, "comment", ids);
  await sql`delete from comment where id = any(${ids}::bigint[])`.execute(tx);
  return { count: rows.length, keys: [] };
}

async function purgeReviews(tx: Tx, before: Date, limit: number): Promise<Batch> {
  const ids = await idsOf(
    tx,
    sql`select id from review where is_remove and remove_date < ${before}
      order by remove_date, id limit ${limit} for update skip locked`,
  );
  await forgetContent(tx, "review", ids);
  await sql`delete from review where id = any(${ids}::bigint[])`.execute(tx);
  return { count: ids.length, keys: [] };
}
