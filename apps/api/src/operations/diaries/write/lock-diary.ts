import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors/api-error.ts";
import { type GuardedDiary, mayRead, type Reader } from "../../../rights/diary-access.ts";
import { diaryId } from "../../../rights/diary-id.ts";

/** The state of a diary before a change. */
export interface OpenDiary extends GuardedDiary {
  id: number;
  name: string;
  slug: string;
  version: number;
  cnt_weeks: number;
}

/**
 * Locks a diary for a change until the transaction ends, so that concurrent changes of it or its weeks wait and its figures stay
 * consistent. The caller has checked the rights.
 *
 * @throws ApiError 404 if it was removed meanwhile
 */
export async function openDiary(tx: Tx, id: number | string, reader: Reader): Promise<OpenDiary> {
  const { rows } = await sql<OpenDiary>`
    select id, user_id, name, slug, version, cnt_weeks, visibility, is_ban, is_moderate, is_hidden, is_remove, is_lock
    from diary where id = ${diaryId(id)} for update`.execute(tx);
  const [diary] = rows;
  if (!diary || !mayRead(diary, reader)) throw notFound();
  return diary;
}
