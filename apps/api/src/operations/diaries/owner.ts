import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { ownerByPath } from "../../http/owners.ts";
import { forbidden, notFound } from "../../http/problem.ts";
import { type GuardedDiary, mayChange, mayRead, type Reader } from "./access.ts";
import { diaryId } from "./open-diary.ts";

/** The diary of an address, for its author and for moderators. */
export const changedDiary = ownerByPath(({ id }, reader, db) =>
  requireChange(db, diaryId(String(id)), reader),
);

/**
 * Lets pass who may change a diary.
 *
 * @throws ApiError 404 where there is none for this reader, 403 where it is another's
 */
export async function requireChange(db: Db, id: number, reader: Reader): Promise<void> {
  const { rows } = await sql<GuardedDiary>`
    select user_id, visibility, is_ban, is_moderate, is_hidden, is_remove, is_lock from diary where id = ${id}`.execute(
    db,
  );
  const [diary] = rows;
  if (!diary || !mayRead(diary, reader)) throw notFound();
  if (!mayChange(diary, reader)) throw forbidden();
}
