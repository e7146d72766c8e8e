import type { BenchSite } from "../site/bench-site.ts";
import { diariesOnce, listsOnce, MANY } from "./first-targets.ts";
import { load, middle } from "./load.ts";
import { CONNECTIONS, type Found, note, TURNS, total, WARM_UP } from "./server-rows.ts";

/**
 * Measures pages that nobody has asked for yet: another diary each time, another list each time. It comes last, for the site grows by it.
 */
export async function firstRows(site: BenchSite, { seconds }: { seconds: number }): Promise<Found> {
  await site.grow(MANY);
  const { api, community } = site.servers;
  const watched = { api, community, database: site.database };
  const rows: Record<string, number> = {};
  const besides: Record<string, number> = {};
  for (const [name, target] of [
    ["diary-first", await diariesOnce(site)],
    ["explore-first", await listsOnce(site)],
  ] as const) {
    await load(target, { connections: CONNECTIONS, seconds: WARM_UP, watched: {} });
    const runs = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      runs.push(await load(target, { connections: CONNECTIONS, seconds, watched }));
    }
    const found = middle(runs);
    note(besides, name, found);
    rows[`${name}.cpu`] = total(found);
    rows[`${name}.database-cpu`] = found.cpu.database ?? 0;
  }
  return { rows, besides };
}
