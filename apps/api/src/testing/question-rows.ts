import { sql } from "kysely";
import type { Db } from "../db/database.ts";

type Columns = Record<string, string | number | boolean | null>;

interface NewQuestion {
  userId: number | null;
  title?: string;
  /** Columns that differ from a public question without solutions. */
  columns?: Columns;
}

/** Inserts a question. */
export async function addQuestion(
  db: Db,
  { userId, title = "Why do the tips burn?", columns = {} }: NewQuestion,
): Promise<number> {
  return await add(db, "problem", { user_id: userId, title, slug: "tips", ...columns });
}

/** Inserts a solution; counters of the question do not change. */
export async function addSolution(
  db: Db,
  problemId: number,
  { userId, text = "Feed less.", columns = {} }: { userId: number | null; text?: string; columns?: Columns },
): Promise<number> {
  return await add(db, "solution", { problem_id: problemId, user_id: userId, text, ...columns });
}

async function add(db: Db, table: string, given: Columns): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(given).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(given))}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
