import { type QueryExecutorProvider, sql } from "kysely";
import type { Kind } from "../../kinds/kind.ts";
import { COUNTERS } from "./counters.ts";

/** Recounts all counters of some rows of a kind, in the caller's transaction. */
export async function recount(
  tx: QueryExecutorProvider,
  kind: Extract<Kind, "brand" | "product" | "strain">,
  ids: readonly (number | null)[],
): Promise<void> {
  const truth = COUNTERS.find(({ table }) => table === kind)?.truth ?? {};
  const columns = Object.entries(truth).map(([column, count]) => `${column} = ${count}`);
  await sql`
    update ${sql.table(kind)} t set ${sql.raw(columns.join())}
    where t.id = any(${ids.filter((id) => id !== null)}::bigint[])`.execute(tx);
}
