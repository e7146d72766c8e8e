import { PERSONAS } from "@grow/testing";
import pg from "pg";
import { signInByApi } from "../../../e2e/site/sign-in.ts";
import type { BenchSite } from "../site/bench-site.ts";
import { SMALL } from "../small-site.ts";
import { type Load, load, median, type Target } from "./load.ts";
import { refreshTime } from "./refresh-time.ts";
import type { Found } from "./server-rows.ts";

/** Connections of a run: enough to keep the database busy, too few to queue. */
const CONNECTIONS = 8;
/** Runs per call and size; odd, so that there is a median. */
const TURNS = 3;
/** Diaries requested in turn, so that not the same row is read every time. */
const DIARIES_IN_TURN = 200;
/** Growers requested in turn, the most followed ones. */
const GROWERS_IN_TURN = 50;
/** Strains requested in turn, the most grown ones. */
const STRAINS_IN_TURN = 20;
/** Rows per page, and the deep page of a big site. */
const PAGE = 24;
const DEEP_PAGE = 500;

/** Calls with a budget for the database's CPU at many diaries. */
const DATABASE_ROWS = ["deep-page", "strain-filter", "start-page", "search", "typo-search"] as const;

type Calls = Readonly<Record<string, Target>>;

/**
 * Measures the most frequent calls at {@link SMALL} diaries, grows the site, and measures them again.
 *
 * @param diaries - the size to which it grows
 */
export async function growthRows(
  site: BenchSite,
  { diaries, seconds }: { diaries: number; seconds: number },
): Promise<Found> {
  const watched = { api: site.servers.api, database: site.database };
  const measure = async (): Promise<Record<string, Load>> => {
    const found: Record<string, Load> = {};
    for (const [name, target] of Object.entries(await callsOf(site))) {
      // Warm up caches of long lists, as in normal operation.
      await load(target, { connections: CONNECTIONS, seconds: 1, watched });
      const runs: Load[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        runs.push(await load(target, { connections: CONNECTIONS, seconds, watched }));
      }
      found[name] = median(runs);
    }
    return found;
  };

  const small = await measure();
  await site.grow(diaries);
  const big = await measure();

  const rows: Record<string, number> = {};
  const extras: Record<string, number> = {};
  for (const [name, after] of Object.entries(big)) {
    const before = small[name];
    if (before === undefined) continue;
    rows[`growth.${name}`] = total(after) / total(before);
    for (const [process, used] of Object.entries(before.cpu)) {
      extras[`${name} at ${SMALL}: CPU of ${process}, ms`] = used;
      extras[`${name} at ${diaries}: CPU of ${process}, ms`] = after.cpu[process] ?? 0;
    }
  }
  rows["growth.statistics-refresh"] = await refreshTime(site.databaseUrl);
  for (const name of DATABASE_ROWS) rows[`growth.${name}-database`] = big[name]?.cpu.database ?? 0;
  return { rows, extras };
}

function total({ cpu }: Load): number {
  return Object.values(cpu).reduce((sum, one) => sum + one, 0);
}

async function callsOf(site: BenchSite): Promise<Calls> {
  const api = `${site.origins.api}/api`;
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    const ids = await client.query<{ id: number }>(
      `select d.id::int from diary d where d.is_visible and not d.is_lock and d.cnt_comments > 5
       order by md5(d.id::text) limit $1`,
      [DIARIES_IN_TURN],
    );
    const strains = await client.query<{ id: number }>(
      "select id::int from strain where not is_remove order by cnt_diaries desc, id limit $1",
      [STRAINS_IN_TURN],
    );
    const followed = await client.query<{ id: number }>(
      `select id::int from users where not is_remove and not is_ban order by cnt_followers desc, id limit $1`,
      [GROWERS_IN_TURN],
    );
    const { rows } = await client.query<{ diaries: number; grower: number; strain: string }>(
      `select (select count(*)::int from diary where is_visible) as diaries,
         (select id::int from users where name = $1) as grower,
         (select slug from strain where not is_remove order by cnt_diaries desc, id limit 1) as strain`,
      [PERSONAS.grower.name],
    );
    const [there] = rows;
    if (there === undefined) throw new Error("The database returned no rows.");
    const lastPage = Math.floor((there.diaries - 1) / PAGE);
    const token = await signInByApi(site.origins.community, PERSONAS.grower);
    const each = (path: (id: number) => string) => ids.rows.map(({ id }) => path(id));
    return {
      list: { url: `${api}/diaries?limit=${PAGE}` },
      filter: { url: `${api}/diaries?limit=${PAGE}&tags=indoor&tags=soil` },
      "strain-filter": { url: `${api}/diaries?limit=${PAGE}&tags=strain-${there.strain}&tags=indoor` },
      "deep-page": { url: `${api}/diaries?limit=${PAGE}&start=${PAGE * Math.min(lastPage, DEEP_PAGE - 1)}` },
      detail: { url: api, paths: each((id) => `/api/diaries/${id}`) },
      comments: { url: api, paths: each((id) => `/api/comments/diary/${id}`) },
      "start-page": {
        url: `${api}/main/${there.grower}`,
        headers: { authorization: `Bearer ${token}` },
      },
      growers: { url: `${api}/users?limit=${PAGE}` },
      "same-strains": {
        url: `${api}/users?is_same_strain=true&limit=${PAGE}`,
        headers: { authorization: `Bearer ${token}` },
      },
      profile: { url: api, paths: followed.rows.map(({ id }) => `/api/users/${id}/information`) },
      activity: { url: api, paths: followed.rows.map(({ id }) => `/api/users/${id}/activity?limit=${PAGE}`) },
      followers: {
        url: api,
        paths: followed.rows.map(({ id }) => `/api/feed/followers/${id}?limit=${PAGE}`),
      },
      feed: {
        url: `${api}/feed?scope=follow&limit=${PAGE}`,
        headers: { authorization: `Bearer ${token}` },
      },
      statistics: { url: api, paths: strains.rows.map(({ id }) => `/api/strains/${id}/statistics`) },
      search: {
        url: api,
        paths: ["kush", "northern", "auto", "balcony", "haze"].map((word) => `/api/search?query=${word}`),
      },
      "typo-search": {
        url: api,
        paths: ["kuhs", "northren", "balcnoy", "hazze", "nigth"].map((word) => `/api/search?query=${word}`),
      },
    };
  } finally {
    await client.end();
  }
}
