import type { BenchSite } from "../site/bench-site.ts";
import { coldDiaries, coldLists, MANY } from "./cold-targets.ts";
import { giveawayRows } from "./giveaway-rows.ts";
import { load, median } from "./load.ts";
import { CONNECTIONS, type Found, note, TURNS, total, WARM_UP } from "./server-rows.ts";

/**
 * Measures cold pages: another diary, or another list, with each request, and pages of a giveaway that many entered. It runs last, because it adds diaries to the site.
 */
export async function coldRows(site: BenchSite, { seconds }: { seconds: number }): Promise<Found> {
  await site.grow(MANY);
  const { api, community } = site.servers;
  const watched = { api, community, database: site.database };
  const rows: Record<string, number> = {};
  const extras: Record<string, number> = {};
  for (const [name, target] of [
    ["diary-cold", await coldDiaries(site)],
    ["explore-cold", await coldLists(site)],
  ] as const) {
    await load(target, { connections: CONNECTIONS, seconds: WARM_UP, watched: {} });
    const runs = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      runs.push(await load(target, { connections: CONNECTIONS, seconds, watched }));
    }
    const found = median(runs);
    note(extras, name, found);
    rows[`${name}.cpu`] = total(found);
    rows[`${name}.database-cpu`] = found.cpu.database ?? 0;
  }
  return { rows: { ...rows, ...(await giveawayRows(site, { seconds })) }, extras };
}
