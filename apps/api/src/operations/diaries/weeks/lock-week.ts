import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors/api-error.ts";

/**
 * The week of an opened diary that is to be changed.
 *
 * @throws ApiError 404 where the diary has none of this id
 */
export async function openWeek(tx: Tx, diaryId: number, weekId: number): Promise<{ version: number }> {
  const { rows } = await sql<{ version: number }>`
    select version from week where diary_id = ${diaryId} and id = ${weekId} and not is_remove`.execute(tx);
  const [week] = rows;
  if (!week) throw notFound();
  return week;
}
