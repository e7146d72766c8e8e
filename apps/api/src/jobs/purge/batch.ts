import type { QueryExecutorProvider, sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** What one transaction deleted: how many things were found, and the keys of the files that go with them. */
export interface Batch {
  readonly count: number;
  readonly keys: readonly string[];
}

/** Deletes some of what was removed before an instant. */
export type Purge = (tx: Tx, before: Date, limit: number) => Promise<Batch>;

/** Ids of what a query finds. */
export async function idsOf(
  tx: QueryExecutorProvider,
  query: ReturnType<typeof sql<{ id: number }>>,
): Promise<number[]> {
  const { rows } = await query.execute(tx);
  return rows.map(({ id }) => id);
}
