import type pg from "pg";
import type { Target } from "./load.ts";

/** Requests per page while counting queries; scheduled jobs then make no difference. */
const TIMES = 8;

/**
 * Counts the queries of a page with pg_stat_statements, without those of the job queue.
 *
 * @throws Error on an error response
 */
export async function countQueries(client: pg.Client, { url, headers }: Target): Promise<number> {
  const ask = async () => {
    const answer = await fetch(url, headers ? { headers } : {});
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} returned ${answer.status}.`);
  };
  // The first request may update the session's last use.
  await ask();
  await client.query("select pg_stat_statements_reset()");
  for (let time = 0; time < TIMES; time += 1) await ask();
  const { rows } = await client.query<{ calls: number }>(
    `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
     where query not ilike '%pgboss%' and query not ilike '%pg_stat_statements%'
       and query !~* '^\\s*(begin|commit|set|listen|select \\$1$)' and calls >= $1`,
    [TIMES],
  );
  return (rows[0]?.calls ?? 0) / TIMES;
}
