import type { Schema } from "@grow/contract";
import type { Db } from "../../db/database.ts";
import { RecentThings } from "../../db/recent-things.ts";
import { notFound } from "../../http/problem.ts";
import { isCut, mayChange, mayRead, type Reader } from "./access.ts";
import { readDiary, readWeeks } from "./detail-query.ts";
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
 * itself come all day: weeks that were read in this version are not read again. They are frozen.
 *
 * @throws ApiError 404 where there is none for this reader
 */
export async function readSeenDiary(
  db: Db,
  { id, weeks }: { readonly id: number; readonly weeks: string },
  reader: Reader | null,
): Promise<Schema<"Diary">> {
  const kept = keptWeeksOf(db);
  const name = `${id} ${weeks}`;
  return await readAround(
    db,
    id,
    reader,
    async () => kept.find(name) ?? kept.keep(name, await weeksOf(db, id, reader)),
  );
}

async function readAround(
  db: Db,
  id: number,
  reader: Reader | null,
  weeks: () => Promise<readonly Week[]>,
): Promise<Schema<"Diary">> {
  const diary = await readDiary(db, id, reader?.id ?? null);
  if (!diary || !mayRead(diary, reader)) throw notFound();
  return presentDiary(diary, await weeks(), {
    isCut: isCut(diary, reader),
    mayChange: mayChange(diary, reader),
  });
}

async function weeksOf(db: Db, id: number, reader: Reader | null): Promise<Week[]> {
  return presentWeeks(await readWeeks(db, id, reader?.id ?? null));
}
