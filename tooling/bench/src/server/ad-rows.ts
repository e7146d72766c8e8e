import { createHash, randomUUID } from "node:crypto";
import { PERSONAS } from "@grow/testing";
import pg from "pg";
import { signInByApi } from "../../../e2e/site/sign-in.ts";
import { BROWSER_HEADERS } from "../limits/browser-headers.ts";
import type { BenchSite } from "../site/bench-site.ts";
import { load } from "./load.ts";

/** Reports, each of another visitor. */
const BATCHES = 400;
/** Records of a report, as many as the tracker sends at once. */
const RECORDS = 20;
const CONNECTIONS = 8;

/** A person: programs without a name get no ads. */
const READER = {
  ...BROWSER_HEADERS,
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0",
};

/** Measures what ads cost: serving them, counting reports of their views, and the results of a brand. */
export async function adRows(
  site: BenchSite,
  { seconds }: { seconds: number },
): Promise<Record<string, number>> {
  const api = `${site.origins.api}/api`;
  const watched = { database: site.database };
  const run = async (url: string, headers: Readonly<Record<string, string>>) => {
    await load({ url, headers }, { connections: CONNECTIONS, seconds: 1, watched: {} });
    const { cpu } = await load({ url, headers }, { connections: CONNECTIONS, seconds, watched });
    return cpu.database ?? 0;
  };
  const token = await signInByApi(site.origins.community, PERSONAS.manager);
  const statistic = `${api}/brands-manager/banners/statistic?brand_id=${await brandWithBanners(site.databaseUrl)}`;
  return {
    "ads.serve-database": await run(`${api}/adv/fully`, READER),
    "ads.results-database": await run(statistic, { authorization: `Bearer ${token}` }),
    "ads.count-database": await countingCost(site, api),
  };
}

/** CPU of the database for a report, in milliseconds. */
async function countingCost(site: BenchSite, api: string): Promise<number> {
  const { data } = (await (await fetch(`${api}/adv/fully`, { headers: READER })).json()) as {
    data: Record<string, unknown>;
  };
  const ads = Object.values(data)
    .filter(Array.isArray)
    .flat()
    .filter((ad): ad is { id: number; type: string; section: string[] } => typeof ad?.id === "number");
  if (ads.length === 0) throw new Error("The demo data lack banners that run.");
  const send = async () => {
    const guest = randomUUID();
    const stat = Array.from({ length: RECORDS }, (_, index) => {
      const { id, type, section } = ads[index % ads.length] as (typeof ads)[number];
      const record = {
        i: id,
        t: type,
        s: section[0] ?? "explore",
        a: index < RECORDS / 2 ? "serve" : "view",
      };
      const signature = `${guest}:${record.i}:${record.t}:${record.s}:${record.a}`;
      return { ...record, h: createHash("sha256").update(signature).digest("hex").slice(0, 16) };
    });
    const response = await fetch(`${api}/adv/stat`, {
      method: "POST",
      headers: { ...READER, "content-type": "application/json", "x-guest": guest },
      body: JSON.stringify({ stat }),
    });
    if (!response.ok) throw new Error(`Report: ${response.status} ${await response.text()}`);
  };
  for (let sent = 0; sent < RECORDS; sent += 1) await send();
  const before = site.database.cpu();
  for (let sent = 0; sent < BATCHES; sent += CONNECTIONS)
    await Promise.all(Array.from({ length: CONNECTIONS }, send));
  return (site.database.cpu() - before) / BATCHES;
}

/** The brand with the most counted days. */
async function brandWithBanners(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `select n.brand_id::int as id from banner n join banner_day d on d.banner_id = n.id
       where n.brand_id is not null group by 1 order by count(*) desc limit 1`,
    );
    const [brand] = rows;
    if (brand === undefined) throw new Error("The demo data lack counted banners.");
    return brand.id;
  } finally {
    await client.end();
  }
}
