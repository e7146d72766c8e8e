import { type QueryExecutorProvider, sql } from "kysely";
import { kept } from "../db/kept-statement.ts";
import { notFound } from "../errors/api-error.ts";
import { type GuardedDiary, mayRead, type Reader } from "./diary-access.ts";
import { diaryId } from "./diary-id.ts";

/**
 * The id of a diary that is there for the reader; one query.
 *
 * @throws ApiError 404 where there is none for him
 */
export async function requireReadable(
  db: QueryExecutorProvider,
  id: number | string,
  reader: Reader | null,
): Promise<number> {
  const { rows } = await sql<GuardedDiary & { id: number }>`${kept}
    select id, user_id, visibility, is_ban, is_moderate, is_hidden, is_remove, is_lock
    from diary where id = ${diaryId(id)}`.execute(db);
  const [diary] = rows;
  if (!diary || !mayRead(diary, reader)) throw notFound();
  return diary.id;
}
