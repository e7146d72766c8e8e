import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { forbidden, notFound } from "../errors/api-error.ts";
import { type GuardedDiary, mayChange, mayRead, type Reader } from "./diary-access.ts";

/**
 * Checks that the user may change a diary.
 *
 * @throws ApiError 404 if the user may not see it, 403 for another user's diary
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
