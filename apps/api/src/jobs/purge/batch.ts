import type { QueryExecutorProvider, sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** The result of one purge transaction: the number of deleted things, and the keys of their files. */
export interface Batch {
  readonly count: number;
  readonly keys: readonly string[];
}

/** Deletes a batch of things removed before an instant. */
export type Purge = (tx: Tx, before: Date, limit: number) => Promise<Batch>;

/** The ids of a query. */
export async function idsOf(
  tx: QueryExecutorProvider,
  query: ReturnType<typeof sql<{ id: number }>>,
): Promise<number[]> {
  const { rows } = await query.execute(tx);
  return rows.map(({ id }) => id);
}
