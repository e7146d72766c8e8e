import type { Schema } from "@grow/contract";
import { type DiaryRow, readDiary, readWeeks } from "../../../content/diary-detail/detail-query.ts";
import { presentDiary, presentWeeks } from "../../../content/diary-detail/present-diary.ts";
import type { Db } from "../../../db/database.ts";
import { LruCache } from "../../../db/lru-cache.ts";
import { notFound } from "../../../errors/api-error.ts";
import { isCut, mayChange, mayRead, type Reader } from "../../../rights/diary-access.ts";
import { readDiaryWithVersion } from "./diary-with-version.ts";

type Week = Schema<"Week">;

/**
 * Reads a diary with its weeks, as this user may see it. Two queries.
 *
 * @throws ApiError 404 if the user may not see it
 */
export async function readWholeDiary(db: Db, id: number, reader: Reader | null): Promise<Schema<"Diary">> {
  const diary = await readDiary(db, id, reader?.id ?? null);
  return presentTo(reader, diary, presentWeeks(await readWeeks(db, id, reader?.id ?? null)));
}

/** Number of diaries whose weeks are cached, up to a hundred kilobytes each. */
const CACHED_DIARIES = 50;

/** By database: versions are comparable only within one. */
const weekCaches = new WeakMap<Db, LruCache<readonly Week[]>>();

function weekCacheOf(db: Db): LruCache<readonly Week[]> {
  let weeks = weekCaches.get(db);
  if (weeks === undefined) {
    weeks = new LruCache(CACHED_DIARIES);
    weekCaches.set(db, weeks);
  }
  return weeks;
}

/**
 * Reads a diary after its precheck, in one query. Weeks are most of the work and change seldom, while views and likes change the diary all
 * day, so weeks are cached by version. They are frozen.
 *
 * @throws ApiError 404 if the user may not see it
 */
export async function readPrecheckedDiary(
  db: Db,
  { id, weeks }: { readonly id: number; readonly weeks: string },
  reader: Reader | null,
): Promise<Schema<"Diary">> {
  const cache = weekCacheOf(db);
  const cached = cache.get(`${id} ${weeks}`);
  if (cached !== undefined) return presentTo(reader, await readDiary(db, id, reader?.id ?? null), cached);
  const found = await readDiaryWithVersion(db, id, reader?.id ?? null);
  if (!found) throw notFound();
  const read = cache.set(`${id} ${found.precheck.weeks}`, presentWeeks(found.weeks));
  return presentTo(reader, found.diary, read);
}

/**
 * Reads a diary without a precheck, together with the version that a precheck would have found. One query. It caches nothing, because most
 * diaries are requested once a day.
 *
 * @throws ApiError 404 if the user may not see it
 */
export async function readDiaryUnchecked(
  db: Db,
  id: number,
  reader: Reader | null,
): Promise<{ readonly version: string; readonly diary: Schema<"Diary"> }> {
  const found = await readDiaryWithVersion(db, id, reader?.id ?? null);
  if (!found) throw notFound();
  return {
    version: found.precheck.version,
    diary: presentTo(reader, found.diary, presentWeeks(found.weeks)),
  };
}

/** @throws ApiError 404 if the user may not see it */
function presentTo(reader: Reader | null, diary: DiaryRow | null, weeks: readonly Week[]): Schema<"Diary"> {
  if (!diary || !mayRead(diary, reader)) throw notFound();
  return presentDiary(diary, weeks, { isCut: isCut(diary, reader), mayChange: mayChange(diary, reader) });
}
