import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";

export async function readChatSettings(
  db: QueryExecutorProvider,
  userId: number,
): Promise<Schema<"ChatSettings">> {
  const { rows } = await sql<Schema<"ChatSettings">>`
    select is_read_marks from account where user_id = ${userId}`.execute(db);
  return rows[0] ?? { is_read_marks: true };
}
