import { type QueryExecutorProvider, sql } from "kysely";
import { notFound } from "../../errors/api-error.ts";

/**
 * The year of awards that readers may see.
 *
 * @param asked - a year, or `latest`: the last one that has begun, or the first one
 * @throws ApiError 404 without awards of this year
 */
export async function findAwardYear(db: QueryExecutorProvider, asked: string): Promise<number> {
  const { rows } = await sql<{ year: number }>`
    select year from award where is_publish and ${asked === "latest" ? sql`true` : sql`year = ${Number(asked)}`}
    order by date_start <= now() desc, case when date_start <= now() then -year else year end limit 1`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw notFound();
  return row.year;
}
