import type { Schema } from "@grow/contract";
import type { Db } from "../../db/database.ts";
import { RecentThings } from "../../db/recent-things.ts";
import { notFound } from "../../http/problem.ts";
import { isCut, mayChange, mayRead, type Reader } from "./access.ts";
import { type DiaryRow, readDiary, readWeeks } from "./detail-query.ts";
import { readDiaryAtOnce } from "./diary-at-once.ts";
import { presentDiary, presentWeeks } from "./present-diary.ts";

type Week = Schema<"Week">;

/**
 * A diary with its weeks as the reader may see it. Two queries.
 *
 * @throws ApiError 404 where there is none for this reader
 */
export async function readWholeDiary(db: Db, id: number, reader: Reader | null): Promise<Schema<"Diary">> {
  return await readAround(db, id, reader, () => weeksOf(db, id, reader));
}

/** Diaries whose weeks are kept for sure: they take up to a hundred kilobytes each. */
const KEPT = 50;

interface KeptWeeks {
  /** By diary and version: readers who like some of them have others than those who do not. */
  readonly weeks: RecentThings<readonly Week[]>;
  /** Diaries of which some are kept. */
  readonly diaries: RecentThings<object>;
}

/** By database, for versions of one say nothing of another. */
const keptWeeks = new WeakMap<Db, KeptWeeks>();

function keptWeeksOf(db: Db): KeptWeeks {
  let kept = keptWeeks.get(db);
  if (kept === undefined) {
    kept = { weeks: new RecentThings(KEPT), diaries: new RecentThings(KEPT) };
    keptWeeks.set(db, kept);
  }
  return kept;
}

function keepWeeks(
  { weeks, diaries }: KeptWeeks,
  id: number,
  version: string,
  made: Week[],
): readonly Week[] {
  diaries.keep(String(id), {});
  return weeks.keep(`${id} ${version}`, made);
}

/**
 * The same of a diary that was looked at just now. Its weeks are most of the work and change seldom, while views and likes of the diary
 * itself come all day: weeks that were read in this version are not read again. They are frozen.
 *
 * @throws ApiError 404 where there is none for this reader
 */
export async function readSeenDiary(
  db: Db,
  { id, weeks: version }: { readonly id: number; readonly weeks: string },
  reader: Reader | null,
): Promise<Schema<"Diary">> {
  const kept = keptWeeksOf(db);
  return await readAround(
    db,
    id,
    reader,
    async () =>
      kept.weeks.find(`${id} ${version}`) ?? keepWeeks(kept, id, version, await weeksOf(db, id, reader)),
  );
}

/**
 * The same of a diary that was not looked at, with the version that a look would have found; null where weeks of it are kept, so that the
 * look is worth it. One query.
 *
 * @throws ApiError 404 where there is none for this reader
 */
export async function readUnseenDiary(
  db: Db,
  id: number,
  reader: Reader | null,
): Promise<{ readonly version: string; readonly diary: Schema<"Diary"> } | null> {
  const kept = keptWeeksOf(db);
  if (kept.diaries.find(String(id)) !== undefined) return null;
  const found = await readDiaryAtOnce(db, id, reader?.id ?? null);
  if (!found || !mayRead(found.diary, reader)) throw notFound();
  const { diary, seen } = found;
  const weeks = keepWeeks(kept, id, seen.weeks, presentWeeks(found.weeks));
  return { version: seen.version, diary: presentTo(reader, diary, weeks) };
}

async function readAround(
  db: Db,
  id: number,
  reader: Reader | null,
  weeks: () => Promise<readonly Week[]>,
): Promise<Schema<"Diary">> {
  const diary = await readDiary(db, id, reader?.id ?? null);
  if (!diary || !mayRead(diary, reader)) throw notFound();
  return presentTo(reader, diary, await weeks());
}

function presentTo(reader: Reader | null, diary: DiaryRow, weeks: readonly Week[]): Schema<"Diary"> {
  return presentDiary(diary, weeks, { isCut: isCut(diary, reader), mayChange: mayChange(diary, reader) });
}

async function weeksOf(db: Db, id: number, reader: Reader | null): Promise<Week[]> {
  return presentWeeks(await readWeeks(db, id, reader?.id ?? null));
}
