import { sql } from "kysely";
import type { Db } from "../db/database.ts";

type Columns = Record<string, number | string | boolean | null>;

/** A comment as a row, under a diary unless the columns say otherwise; the numbers of the thing do not follow. */
export async function addComment(db: Db, columns: Columns & { content_id: number }): Promise<number> {
  const given: Columns = { type: "diary", text: "Nice.", ...columns };
  const { rows } = await sql<{ id: number }>`
    insert into comment (${sql.join(Object.keys(given).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(given))}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
