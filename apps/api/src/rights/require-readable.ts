import { type QueryExecutorProvider, sql } from "kysely";
import { prepared } from "../db/prepared-statement.ts";
import { notFound } from "../errors/api-error.ts";
import { type GuardedDiary, mayRead, type Reader } from "./diary-access.ts";
import { diaryId } from "./diary-id.ts";

/**
 * The id of a diary that the user may see; one query.
 *
 * @throws ApiError 404 if they may not
 */
export async function requireReadable(
  db: QueryExecutorProvider,
  id: number | string,
  reader: Reader | null,
): Promise<number> {
  const { rows } = await sql<GuardedDiary & { id: number }>`${prepared}
    select id, user_id, visibility, is_ban, is_moderate, is_hidden, is_remove, is_lock
    from diary where id = ${diaryId(id)}`.execute(db);
  const [diary] = rows;
  if (!diary || !mayRead(diary, reader)) throw notFound();
  return diary.id;
}
