import type pg from "pg";
import type { Target } from "./load.ts";

/** How often a page is asked for while its queries are counted: jobs that run by the clock then make no difference. */
const TIMES = 8;

/**
 * Counts the queries that an address costs, by the database's own statistics. Those of the job queue are no part of it.
 *
 * @throws Error when the address is no success
 */
export async function countQueries(client: pg.Client, { url, headers }: Target): Promise<number> {
  const ask = async () => {
    const answer = await fetch(url, headers ? { headers } : {});
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} is answered with ${answer.status}.`);
  };
  // The first may note that a session is used.
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
