import { sql } from "kysely";
import type { Db } from "../db/database.ts";

type Columns = Record<string, number | string | boolean | null>;

/** Inserts a comment, on a diary by default; counters of the target do not change. */
export async function addComment(db: Db, columns: Columns & { content_id: number }): Promise<number> {
  const given: Columns = { type: "diary", text: "Nice.", ...columns };
  const { rows } = await sql<{ id: number }>`
    insert into comment (${sql.join(Object.keys(given).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(given))}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
