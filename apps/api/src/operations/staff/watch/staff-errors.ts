import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { notFound } from "../../../errors/api-error.ts";

type StaffError = Schema<"StaffError">;

/** @param which - conditions, order and limit of `error_group g` */
export async function readErrors(
  db: QueryExecutorProvider,
  which: RawBuilder<unknown>,
): Promise<StaffError[]> {
  const { rows } = await sql<StaffError>`
    select g.id, g.app, g.message, g.frame, g.state, g.is_again, g.first_version, g.last_version, g.add_date, g.last_date, g.cnt,
      g.cnt_senders, g.version
    from error_group g where ${which}`.execute(db);
  return rows;
}

/** @throws ApiError 404 */
export async function readError(db: QueryExecutorProvider, id: number, lock = sql``): Promise<StaffError> {
  const [error] = await readErrors(db, sql`g.id = ${id} ${lock}`);
  if (error === undefined) throw notFound();
  return error;
}
