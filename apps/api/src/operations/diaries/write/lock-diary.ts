import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors/api-error.ts";
import { type GuardedDiary, mayRead, type Reader } from "../../../rights/diary-access.ts";
import { diaryId } from "../../../rights/diary-id.ts";

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
 * same time waits, so that its numbers fit its weeks. That the reader may change it was asked before.
 *
 * @throws ApiError 404 where it went meanwhile
 */
export async function openDiary(tx: Tx, id: number | string, reader: Reader): Promise<OpenDiary> {
  const { rows } = await sql<OpenDiary>`
    select id, user_id, name, slug, version, cnt_weeks, visibility, is_ban, is_moderate, is_hidden, is_remove, is_lock
    from diary where id = ${diaryId(id)} for update`.execute(tx);
  const [diary] = rows;
  if (!diary || !mayRead(diary, reader)) throw notFound();
  return diary;
}
