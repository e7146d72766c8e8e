import { setTimeout as sleep } from "node:timers/promises";
import type { Queryable } from "./load-tables.ts";

/** Milliseconds to wait for the api; without it, its first start computes the figures. */
const PATIENCE = 20_000;

/** Whether figures of harvests or the daily sums of brands are missing. */
const IS_DUE = `select exists (select 1 from statistics_due)
  or not exists (select 1 from site_state where key = 'brand_days' and value ? 'date') as is_due`;

/**
 * Has the api compute the figures of harvests and the daily sums of brands, and waits for them: its own schedule would leave the first
 * visitors without any for minutes.
 *
 * @returns whether the figures are complete
 */
export async function requestStatistics(client: Queryable, patience = PATIENCE): Promise<boolean> {
  const { rows } = await client.query("select to_regclass('pgboss.job') is not null as has_queue");
  if (!isTrue(rows[0], "has_queue")) return false;
  await client.query(
    "insert into pgboss.job (name, data) values ('refresh-statistics', '{}'), ('count-brand-days', '{}')",
  );
  for (const late = Date.now() + patience; Date.now() < late; await sleep(200)) {
    const due = await client.query(IS_DUE);
    if (!isTrue(due.rows[0], "is_due")) return true;
  }
  return false;
}

function isTrue(row: unknown, name: string): boolean {
  return typeof row === "object" && row !== null && Reflect.get(row, name) === true;
}
