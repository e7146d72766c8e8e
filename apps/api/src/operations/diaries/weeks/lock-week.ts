import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors/api-error.ts";

/**
 * Locks a week of a locked diary for a change.
 *
 * @throws ApiError 404 if the diary has no such week
 */
export async function openWeek(tx: Tx, diaryId: number, weekId: number): Promise<{ version: number }> {
  const { rows } = await sql<{ version: number }>`
    select version from week where diary_id = ${diaryId} and id = ${weekId} and not is_remove`.execute(tx);
  const [week] = rows;
  if (!week) throw notFound();
  return week;
}
