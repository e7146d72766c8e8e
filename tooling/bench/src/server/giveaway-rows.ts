import pg from "pg";
import type { BenchSite } from "../site/bench-site.ts";
import { UNCACHED } from "../site/targets.ts";
import { medianLatency } from "./median-latency.ts";

/** Growers who enter the giveaway. */
const ENTRANTS = 10_000;

/** Measures the page and the list of giveaways when many growers have entered one. It adds growers, diaries and entries to the site. */
export async function giveawayRows(
  site: BenchSite,
  { seconds }: { seconds: number },
): Promise<Record<string, number>> {
  const { community } = site.origins;
  const link = await enterMany(site.databaseUrl);
  return {
    "giveaway-many.p50": await medianLatency(
      { url: `${community}/giveaways/${link}`, headers: UNCACHED },
      seconds,
    ),
    "giveaways-many.p50": await medianLatency({ url: `${community}/giveaways`, headers: UNCACHED }, seconds),
  };
}

/** @returns the last part of the giveaway's address */
async function enterMany(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number; category: number; link: string }>(
      `select g.id::int, c.id::int as category, g.id || case when g.slug = '' then '' else '-' || g.slug end as link
       from giveaway g join giveaway_category c on c.giveaway_id = g.id and c.content_type = 'diary'
       where g.is_visible and g.date_start <= now() and now() < g.date_end order by g.id, c.id limit 1`,
    );
    const [giveaway] = rows;
    if (giveaway === undefined) throw new Error("The demo data lack a giveaway for diaries.");
    const people = await client.query<{ id: number }>(
      "insert into users (name) select 'entrant-' || n from generate_series(1, $1::int) n returning id::int",
      [ENTRANTS],
    );
    await client.query(
      `with entered as (
         insert into diary (user_id, name, slug, type_room, type_soil, type_watering)
         select id, 'Diary ' || id, 'diary', 1, 2, 1 from unnest($1::bigint[]) id returning id, user_id)
       insert into giveaway_entry (giveaway_id, category_id, user_id, content_id)
       select $2::bigint, $3::bigint, user_id, id from entered`,
      [people.rows.map(({ id }) => id), giveaway.id, giveaway.category],
    );
    await client.query("update giveaway set cnt_entries = cnt_entries + $2 where id = $1", [
      giveaway.id,
      ENTRANTS,
    ]);
    await client.query("vacuum (analyze) giveaway_entry");
    await client.query("analyze users, diary");
    return giveaway.link;
  } finally {
    await client.end();
  }
}
