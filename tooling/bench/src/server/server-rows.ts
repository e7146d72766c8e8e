import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { BROWSER_HEADERS } from "../limits/browser-headers.ts";
import { startLimits } from "../limits/start-limits.ts";
import type { BenchSite } from "../site/bench-site.ts";
import { type Targets, UNCACHED } from "../site/targets.ts";
import { type Load, load, median, type Target } from "./load.ts";
import { medianLatency } from "./median-latency.ts";
import { countQueries } from "./queries.ts";

/** Connections under load. */
export const CONNECTIONS = 32;
/** Runs per pair, ours and the limit alternately; odd, so that there is a median. */
export const TURNS = 3;
/** Seconds of warm-up: code is compiled, statements are prepared, pools are full. */
export const WARM_UP = 3;

/** Values by row id, and values without a row. */
export interface Found {
  readonly rows: Record<string, number>;
  readonly extras: Record<string, number>;
}

/** Measures everything that needs no browser. */
export async function serverRows(
  site: BenchSite,
  known: Targets,
  { seconds }: { seconds: number },
): Promise<Found> {
  const rows: Record<string, number> = { ...(await queryRows(site, known)), ...startRows(site) };
  const extras: Record<string, number> = {};
  const limits = await startLimits(site, { page: known.explore, diary: known.diaryId });
  const { api, community } = site.servers;
  const ours = { api, community, database: site.database };

  const run = (target: Target, watched = ours) =>
    load(target, { connections: CONNECTIONS, seconds, watched });
  const beside = async (name: string, target: Target, kind: keyof typeof limits) => {
    const limit = { url: limits[kind].url };
    const watched = {
      api: limits[kind].processes,
      community: limits[kind].processes,
      database: site.database,
    };
    await load(target, { connections: CONNECTIONS, seconds: WARM_UP, watched: {} });
    await load(limit, { connections: CONNECTIONS, seconds: 1, watched: {} });
    const own: Load[] = [];
    const theirs: Load[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      theirs.push(await run(limit, watched));
      own.push(await run(target));
    }
    const [mine, most] = [median(own), median(theirs)];
    note(extras, name, mine);
    extras[`${kind}, beside ${name}: requests per second`] = most.rate;
    extras[`${kind}, beside ${name}: CPU ms`] = most.cpu.api ?? 0;
    return { mine, most, share: (100 * mine.rate) / most.rate };
  };

  const idle = { api: await blocksOf(site.origins.api), community: await blocksOf(site.origins.community) };
  const list = await beside("list API", { url: known.listApi }, "pg20");
  rows["list-api.cpu"] = list.mine.cpu.api ?? 0;
  rows["list-api.share"] = list.share;
  const detail = await beside("detail API", { url: known.detailApi }, "pgdetail");
  rows["detail-api.share"] = detail.share;
  const explore = await beside("explore", { url: known.explore, headers: UNCACHED }, "pgreact20");
  rows["explore.cpu"] = total(explore.mine);
  rows["explore.database-cpu"] = explore.mine.cpu.database ?? 0;
  const diary = await beside("diary", { url: known.diary, headers: UNCACHED }, "pgreact20");
  rows["diary.cpu"] = total(diary.mine);
  rows["diary.database-cpu"] = diary.mine.cpu.database ?? 0;
  const cached = await beside("explore cached", { url: known.explore, headers: BROWSER_HEADERS }, "bare");
  rows["explore-cached.share"] = cached.share;
  const editor = await run({ url: known.editor, headers: { cookie: `token=${known.token}` } });
  note(extras, "week editor", editor);
  rows["week-editor.cpu"] = total(editor);

  rows["page.p50"] = await medianLatency({ url: known.explore, headers: UNCACHED }, seconds);
  rows["api.p50"] = await medianLatency({ url: known.listApi }, seconds);
  for (const name of ["api", "community"] as const) {
    rows[`${name}.event-loop`] = longestBlock(idle[name], await blocksOf(site.origins[name]));
  }
  await sleep(1000);
  for (const [name, processes] of Object.entries(site.servers)) rows[`${name}.memory`] = processes.memory();
  return { rows, extras };
}

/** Queries per page. It depends on no time, so the tests use it too. */
export async function queryRows(site: BenchSite, known: Targets): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    await client.query("create extension if not exists pg_stat_statements");
    return {
      "home.queries": await countQueries(client, { url: known.home, headers: UNCACHED }),
      "explore.queries": await countQueries(client, { url: known.explore, headers: UNCACHED }),
      "diary.queries": await countQueries(client, { url: known.diary, headers: UNCACHED }),
      "growers.queries": await countQueries(client, { url: known.growers, headers: UNCACHED }),
      "grower.queries": await countQueries(client, { url: known.grower, headers: UNCACHED }),
      "giveaways.queries": await countQueries(client, { url: known.giveaways, headers: UNCACHED }),
      "giveaway.queries": await countQueries(client, { url: known.giveaway, headers: UNCACHED }),
      "feed.queries": await countQueries(client, {
        url: known.feed,
        headers: { cookie: `token=${known.token}` },
      }),
      "week-editor.queries": await countQueries(client, {
        url: known.editor,
        headers: { cookie: `token=${known.token}` },
      }),
    };
  } finally {
    await client.end();
  }
}

function startRows({ startTimes, idleMemory }: BenchSite): Record<string, number> {
  const rows: Record<string, number> = {};
  for (const [name, time] of Object.entries(startTimes)) rows[`${name}.start`] = time;
  for (const [name, memory] of Object.entries(idleMemory)) rows[`${name}.idle-memory`] = memory;
  return rows;
}

export function total({ cpu }: Load): number {
  return Object.values(cpu).reduce((sum, one) => sum + one, 0);
}

export function note(extras: Record<string, number>, name: string, { rate, p50, cpu }: Load): void {
  extras[`${name}: requests per second`] = rate;
  extras[`${name}: median latency, ms`] = p50;
  for (const [process, used] of Object.entries(cpu)) extras[`${name}: CPU of ${process}, ms`] = used;
}

/** Histogram of the longest event loop block per second: upper bound in milliseconds and number of seconds. */
type Blocks = ReadonlyMap<number, number>;

/** Reads the histogram in a server's metrics. */
async function blocksOf(origin: string): Promise<Blocks> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const buckets = [...text.matchAll(/^grow_event_loop_block_seconds_bucket\{.*?le="([^"]+)".*?\} (\d+)$/gm)];
  if (buckets.length === 0) throw new Error(`${origin} has no event loop metric.`);
  return new Map(
    buckets.map(([, bound, count]) => [
      bound === "+Inf" ? Number.POSITIVE_INFINITY : Number(bound) * 1000,
      Number(count),
    ]),
  );
}

/** The 99th percentile in milliseconds, as a bucket bound. */
function longestBlock(before: Blocks, after: Blocks): number {
  const seconds = [...after].map(([bound, count]) => ({ bound, count: count - (before.get(bound) ?? 0) }));
  const all = seconds.at(-1)?.count ?? 0;
  return seconds.find(({ count }) => count >= all * 0.99)?.bound ?? Number.POSITIVE_INFINITY;
}
