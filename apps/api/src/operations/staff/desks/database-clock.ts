import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";

/** The present time of the database, which decides what is open, in ms. `now()` is the time before a wait for a lock. */
export async function readClock(tx: Tx): Promise<number> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(tx);
  return Date.parse(rows[0]?.now ?? "");
}
