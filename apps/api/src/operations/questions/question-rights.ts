import { paramId } from "@grow/domain";
import { type QueryExecutorProvider, sql } from "kysely";
import { notFound } from "../../errors/api-error.ts";
import { isModerator, type Reader } from "../../rights/diary-access.ts";

/** The columns that determine who may read and change a question. */
export interface GuardedQuestion {
  id: number;
  user_id: number | null;
  diary_id: number | null;
  is_visible: boolean;
}

/**
 * Finds a question that the user may see.
 *
 * @throws ApiError 404 when there is none
 */
export async function requireQuestion(
  db: QueryExecutorProvider,
  id: unknown,
  reader: Reader | null,
): Promise<GuardedQuestion> {
  const { rows } = await sql<GuardedQuestion>`
    select id, user_id, diary_id, is_visible from problem
    where id = ${paramId(String(id)) ?? 0} and not is_remove`.execute(db);
  const [question] = rows;
  if (!question) throw notFound();
  const isOwn = reader !== null && question.user_id === reader.id;
  if (!question.is_visible && !isOwn && !isModerator(reader)) throw notFound();
  return question;
}
