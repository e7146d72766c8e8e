import { type QueryExecutorProvider, sql } from "kysely";
import type { MediaStore } from "./media-store.ts";
import { isHeldByNobody, namedKeys } from "./photo-owners.ts";

/** Hours after which unused uploads are removed. */
const LOOSE_HOURS = 24;
/** Rows per run; the rest is handled by the next. */
const AT_ONCE = 500;

/**
 * Removes media that nothing references: uploads that no week used within a day, and folders without a row (after a crash between file and
 * row). Rows are deleted before their files: the next run finds a leftover folder, whereas a row without files would show a broken
 * picture. Another job purges removed content with everything attached.
 *
 * @returns the number of removed keys
 */
export async function sweepMedia(
  db: QueryExecutorProvider,
  store: MediaStore,
  now = new Date(),
): Promise<number> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const { rows } = await sql<{ key: string }>`
    delete from photo where id in (
      select id from photo p
      where week_id is null and not is_remove and add_date < ${hoursAgo(LOOSE_HOURS)} and ${isHeldByNobody}
      order by id limit ${AT_ONCE})
    returning key`.execute(db);
  for (const { key } of rows) await store.removeFolder(key);
  return rows.length + (await sweepFolders(db, store, hoursAgo(LOOSE_HOURS)));
}

async function sweepFolders(db: QueryExecutorProvider, store: MediaStore, before: Date): Promise<number> {
  let count = 0;
  for await (const keys of store.oldKeys(before)) {
    const { rows } = await sql<{ key: string }>`
      select key from unnest(${keys}::text[]) as stored (key)
      where key not in (${namedKeys(keys)})`.execute(db);
    for (const { key } of rows) await store.removeFolder(key);
    count += rows.length;
  }
  return count;
}
