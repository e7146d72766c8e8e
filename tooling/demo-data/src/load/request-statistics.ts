import { setTimeout as sleep } from "node:timers/promises";
import type { Queryable } from "./load-tables.ts";

/** Milliseconds to wait for the api; without it, its first start computes the figures. */
const PATIENCE = 20_000;

/**
 * Has the api compute the figures of harvests, and waits for them: its own schedule would leave the first visitors without any for a
 * minute.
 *
 * @returns whether the figures are complete
 */
export async function requestStatistics(client: Queryable, patience = PATIENCE): Promise<boolean> {
  const { rows } = await client.query("select to_regclass('pgboss.job') is not null as has_queue");
  if (!isTrue(rows[0], "has_queue")) return false;
  await client.query("insert into pgboss.job (name, data) values ('refresh-statistics', '{}')");
  for (const late = Date.now() + patience; Date.now() < late; await sleep(200)) {
    const due = await client.query("select exists (select 1 from statistics_due) as is_due");
    if (!isTrue(due.rows[0], "is_due")) return true;
  }
  return false;
}

function isTrue(row: unknown, name: string): boolean {
  return typeof row === "object" && row !== null && Reflect.get(row, name) === true;
}
