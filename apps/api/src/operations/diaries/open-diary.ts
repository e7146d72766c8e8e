import { paramId } from "@grow/domain";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { forbidden, notFound } from "../../http/problem.ts";
import { type GuardedDiary, mayChange, mayRead, type Reader } from "./access.ts";

/** What a change of a diary begins with. */
export interface OpenDiary extends GuardedDiary {
  id: number;
  name: string;
  slug: string;
  version: number;
  cnt_weeks: number;
}

/**
 * The diary that is to be changed, locked until the transaction ends: whoever changes it or its weeks at the
 * same time waits, so that its numbers fit its weeks.
 *
 * @throws ApiError 404 where there is none for this reader, 403 where it is another's
 */
export async function openDiary(tx: Tx, id: number | string, reader: Reader): Promise<OpenDiary> {
  const { rows } = await sql<OpenDiary>`
    select id, user_id, name, slug, version, cnt_weeks, visibility, is_ban, is_moderate, is_hidden, is_remove, is_lock
    from diary where id = ${diaryId(id)} for update`.execute(tx);
  const [diary] = rows;
  if (!diary || !mayRead(diary, reader)) throw notFound();
  if (!mayChange(diary, reader)) throw forbidden();
  return diary;
}

/** The number at the beginning of `12-night-plum`. The contract has seen to the form; 0 is nobody's id. */
export function diaryId(id: number | string): number {
  return paramId(String(id)) ?? 0;
}
