import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** Harvests that become due at once: what a large site publishes within some minutes. */
const HARVESTS = 200;
/** Milliseconds between two looks at the queue. */
const POLLING = 500;
/** Milliseconds until a job must be done; it starts every minute. */
const PATIENCE = 900_000;

/**
 * Measures the job that updates harvest statistics: waits until nothing is due, makes harvests of the most grown strain due, and waits for
 * the job that has done them.
 *
 * @returns milliseconds from the start to the end of that job
 */
export async function refreshTime(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const until = async (what: string, sql: string): Promise<number> => {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(POLLING)) {
      const { rows } = await client.query<{ found: number | null }>(sql);
      const found = rows[0]?.found ?? null;
      if (found !== null) return found;
    }
    throw new Error(`Waited too long until ${what}.`);
  };
  try {
    const nothingDue = "select 1 as found where not exists (select from statistics_due)";
    await until("no statistics were due", nothingDue);
    const { rowCount } = await client.query(
      `insert into statistics_due (type, content_id)
       select 'diary', diary_id from harvest_fact
       where type = 'strain' and content_id = (
         select id from strain where not is_remove order by cnt_diaries desc, id limit 1)
       limit $1`,
      [HARVESTS],
    );
    if (rowCount === 0) throw new Error("The most grown strain has no harvests.");
    const { rows } = await client.query<{ now: string }>("select clock_timestamp()::text as now");
    await until("the statistics were updated", nothingDue);
    return await until(
      "the job had ended",
      `select max(extract(epoch from completed_on - started_on) * 1000)::float8 as found from pgboss.job
       where name = 'refresh-statistics' and completed_on > '${rows[0]?.now}'`,
    );
  } finally {
    await client.end();
  }
}
