import { type QueryExecutorProvider, sql } from "kysely";
import type { MediaStore } from "./media-store.ts";
import { isHeldByNobody, namedKeys } from "./photo-owners.ts";

/** Uploads that nothing took after a day go. */
const LOOSE_HOURS = 24;
/** Rows of one run; the rest goes next time. */
const AT_ONCE = 500;

/**
 * Removes media that nothing needs any more: uploads no week took within a day, and folders without a row (the
 * process died between the file and the row). Rows go before their files: a folder left behind is found by the
 * next run, a row without files would show a hole. What was removed goes by another job, with all that hangs on it.
 *
 * @returns the number of keys removed
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
