import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { AS_BROWSERS } from "../limits/as-browsers.ts";
import { startLimits } from "../limits/start-limits.ts";
import type { BenchSite } from "../site/bench-site.ts";
import { UNSHARED, type WellKnown } from "../site/well-known.ts";
import { type Load, load, middle, type Target } from "./load.ts";
import { halfWithin } from "./one-connection.ts";
import { countQueries } from "./queries.ts";

/** Connections of a run under load. */
export const CONNECTIONS = 32;
/** Each pair is run this often, ours and the limit in turns; an odd number has a middle. */
export const TURNS = 3;
/** Seconds of load before anything counts: code is compiled, statements are kept, pools are full. */
export const WARM_UP = 3;

/** Numbers by the id of their row, and what there is no row for. */
export interface Found {
  readonly rows: Record<string, number>;
  readonly besides: Record<string, number>;
}

/** Measures everything that needs no browser. */
export async function serverRows(
  site: BenchSite,
  known: WellKnown,
  { seconds }: { seconds: number },
): Promise<Found> {
  const rows: Record<string, number> = { ...(await queryRows(site, known)), ...startRows(site) };
  const besides: Record<string, number> = {};
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
    const [mine, most] = [middle(own), middle(theirs)];
    note(besides, name, mine);
    besides[`${kind}, beside ${name}: a second`] = most.rate;
    besides[`${kind}, beside ${name}: CPU ms`] = most.cpu.api ?? 0;
    return { mine, most, share: (100 * mine.rate) / most.rate };
  };

  const calm = { api: await blocksOf(site.origins.api), community: await blocksOf(site.origins.community) };
  const list = await beside("list API", { url: known.listApi }, "pg20");
  rows["list-api.cpu"] = list.mine.cpu.api ?? 0;
  rows["list-api.share"] = list.share;
  const detail = await beside("detail API", { url: known.detailApi }, "pgdetail");
  rows["detail-api.share"] = detail.share;
  const explore = await beside("explore", { url: known.explore, headers: UNSHARED }, "pgreact20");
  rows["explore.cpu"] = total(explore.mine);
  rows["explore.database-cpu"] = explore.mine.cpu.database ?? 0;
  const diary = await beside("diary", { url: known.diary, headers: UNSHARED }, "pgreact20");
  rows["diary.cpu"] = total(diary.mine);
  rows["diary.database-cpu"] = diary.mine.cpu.database ?? 0;
  const kept = await beside("explore kept", { url: known.explore, headers: AS_BROWSERS }, "bare");
  rows["explore-kept.share"] = kept.share;
  const editor = await run({ url: known.editor, headers: { cookie: `token=${known.token}` } });
  note(besides, "week editor", editor);
  rows["week-editor.cpu"] = total(editor);

  rows["page.p50"] = await halfWithin({ url: known.explore, headers: UNSHARED }, seconds);
  rows["api.p50"] = await halfWithin({ url: known.listApi }, seconds);
  for (const name of ["api", "community"] as const) {
    rows[`${name}.event-loop`] = longestBlock(calm[name], await blocksOf(site.origins[name]));
  }
  await sleep(1000);
  for (const [name, processes] of Object.entries(site.servers)) rows[`${name}.memory`] = processes.memory();
  return { rows, besides };
}

/** Queries of each page; nothing but counting, so that the tests can ask for it as well. */
export async function queryRows(site: BenchSite, known: WellKnown): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    await client.query("create extension if not exists pg_stat_statements");
    return {
      "home.queries": await countQueries(client, { url: known.home, headers: UNSHARED }),
      "explore.queries": await countQueries(client, { url: known.explore, headers: UNSHARED }),
      "diary.queries": await countQueries(client, { url: known.diary, headers: UNSHARED }),
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

export function note(besides: Record<string, number>, name: string, { rate, p50, cpu }: Load): void {
  besides[`${name}: a second`] = rate;
  besides[`${name}: half within, ms`] = p50;
  for (const [process, used] of Object.entries(cpu)) besides[`${name}: CPU of ${process}, ms`] = used;
}

/** Seconds by the longest block of the event loop in them, in milliseconds: at most so long, so many seconds. */
type Blocks = ReadonlyMap<number, number>;

/** Reads the histogram in a server's metrics. */
async function blocksOf(origin: string): Promise<Blocks> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const buckets = [...text.matchAll(/^grow_event_loop_block_seconds_bucket\{.*?le="([^"]+)".*?\} (\d+)$/gm)];
  if (buckets.length === 0) throw new Error(`${origin} tells nothing of its event loop.`);
  return new Map(
    buckets.map(([, bound, count]) => [
      bound === "+Inf" ? Number.POSITIVE_INFINITY : Number(bound) * 1000,
      Number(count),
    ]),
  );
}

/** The bound within which 99 of 100 seconds stayed, in milliseconds. */
function longestBlock(before: Blocks, after: Blocks): number {
  const seconds = [...after].map(([bound, count]) => ({ bound, count: count - (before.get(bound) ?? 0) }));
  const all = seconds.at(-1)?.count ?? 0;
  return seconds.find(({ count }) => count >= all * 0.99)?.bound ?? Number.POSITIVE_INFINITY;
}
