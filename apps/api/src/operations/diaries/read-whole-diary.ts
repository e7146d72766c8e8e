import type { Schema } from "@grow/contract";
import type { Db } from "../../db/database.ts";
import { notFound } from "../../http/problem.ts";
import { isCut, mayRead, type Reader } from "./access.ts";
import { readDiary, readWeeks } from "./detail-query.ts";
import { presentDiary } from "./present-diary.ts";

/**
 * A diary with its weeks as the reader may see it. Two queries.
 *
 * @throws ApiError 404 where there is none for this reader
 */
export async function readWholeDiary(db: Db, id: number, reader: Reader | null): Promise<Schema<"Diary">> {
  const readerId = reader?.id ?? null;
  const diary = await readDiary(db, id, readerId);
  if (!diary || !mayRead(diary, reader)) throw notFound();
  return presentDiary(diary, await readWeeks(db, id, readerId), isCut(diary, reader));
}
