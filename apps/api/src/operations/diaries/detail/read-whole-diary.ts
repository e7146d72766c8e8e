import type { Schema } from "@grow/contract";
import { type DiaryRow, readDiary, readWeeks } from "../../../content/diary-detail/detail-query.ts";
import { presentDiary, presentWeeks } from "../../../content/diary-detail/present-diary.ts";
import type { Db } from "../../../db/database.ts";
import { RecentThings } from "../../../db/recent-things.ts";
import { notFound } from "../../../errors/api-error.ts";
import { isCut, mayChange, mayRead, type Reader } from "../../../rights/diary-access.ts";
import { readDiaryAtOnce } from "./diary-with-version.ts";

type Week = Schema<"Week">;

/**
 * A diary with its weeks as the reader may see it. Two queries.
 *
 * @throws ApiError 404 where there is none for this reader
 */
export async function readWholeDiary(db: Db, id: number, reader: Reader | null): Promise<Schema<"Diary">> {
  const diary = await readDiary(db, id, reader?.id ?? null);
  return presentTo(reader, diary, presentWeeks(await readWeeks(db, id, reader?.id ?? null)));
}

/** Diaries whose weeks are kept for sure: they take up to a hundred kilobytes each. */
const KEPT = 50;

/** By database, for versions of one say nothing of another. */
const keptWeeks = new WeakMap<Db, RecentThings<readonly Week[]>>();

function keptWeeksOf(db: Db): RecentThings<readonly Week[]> {
  let weeks = keptWeeks.get(db);
  if (weeks === undefined) {
    weeks = new RecentThings(KEPT);
    keptWeeks.set(db, weeks);
  }
  return weeks;
}

/**
 * The same of a diary that was looked at just now. Its weeks are most of the work and change seldom, while views and likes of the diary
 * itself come all day: weeks that were read in this version are not read again. They are frozen. One query.
 *
 * @throws ApiError 404 where there is none for this reader
 */
export async function readSeenDiary(
  db: Db,
  { id, weeks }: { readonly id: number; readonly weeks: string },
  reader: Reader | null,
): Promise<Schema<"Diary">> {
  const kept = keptWeeksOf(db);
  const known = kept.find(`${id} ${weeks}`);
  if (known !== undefined) return presentTo(reader, await readDiary(db, id, reader?.id ?? null), known);
  const found = await readDiaryAtOnce(db, id, reader?.id ?? null);
  if (!found) throw notFound();
  const read = kept.keep(`${id} ${found.seen.weeks}`, presentWeeks(found.weeks));
  return presentTo(reader, found.diary, read);
}

/**
 * The same of a diary that was not looked at, with the version that a look would have found. One query; nothing of it is kept, for most
 * diaries of a day are asked for once.
 *
 * @throws ApiError 404 where there is none for this reader
 */
export async function readUnseenDiary(
  db: Db,
  id: number,
  reader: Reader | null,
): Promise<{ readonly version: string; readonly diary: Schema<"Diary"> }> {
  const found = await readDiaryAtOnce(db, id, reader?.id ?? null);
  if (!found) throw notFound();
  return {
    version: found.seen.version,
    diary: presentTo(reader, found.diary, presentWeeks(found.weeks)),
  };
}

/** @throws ApiError 404 where there is none for this reader */
function presentTo(reader: Reader | null, diary: DiaryRow | null, weeks: readonly Week[]): Schema<"Diary"> {
  if (!diary || !mayRead(diary, reader)) throw notFound();
  return presentDiary(diary, weeks, { isCut: isCut(diary, reader), mayChange: mayChange(diary, reader) });
}
