import type { Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { invalid } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { managedBrand } from "../access/managed-brand.ts";
import { type Period, periodBefore, periodOf } from "../statistics/statistic-period.ts";

type Statistic = Schema<"BannerStatistic">;
type Sums = Schema<"BannerSums">;

/** What was counted stays when a banner is deleted. Tables, charts and exports of the portal are made of this one response. */
export const getBannerStatistic = defineOperation(
  "getBannerStatistic",
  async ({ query, reads, found, now }) => {
    const { id: brandId } = found(managedBrand);
    const period = periodOf(query, now());
    const before = periodBefore(period);
    const which =
      query.banner_id === undefined
        ? sql`n.brand_id = ${brandId}`
        : sql`n.brand_id = ${brandId} and n.id = ${query.banner_id}`;
    if (query.banner_id !== undefined) {
      const { rows } = await sql`select from banner n where ${which}`.execute(reads);
      if (rows.length === 0) throw invalid([{ code: "unknown_reference", field: "banner_id" }]);
    }
    const days = await readDays(reads, which, period);
    const rows = await readRows(reads, which, period);
    return {
      status: 200,
      data: {
        ...period,
        total: total(days.map(({ total: sums }) => sums)) ?? withRate(NOTHING),
        before: {
          ...before,
          total: total((await readDays(reads, which, before)).map(({ total: sums }) => sums)),
        },
        items_day: days,
        ...rows,
      },
    };
  },
);

const NOTHING = { served: 0, views: 0, clicks: 0, filtered: 0 };

function withRate<T extends { views: number; clicks: number }>(sums: T): T & { ctr: number | null } {
  return {
    ...sums,
    ctr: sums.views === 0 ? null : Math.min(100_000, Math.round((1000 * sums.clicks) / sums.views) / 10),
  };
}

/** The sum of days; null when none has numbers. */
function total(days: readonly (Sums | null)[]): Sums | null {
  const counted = days.filter((day) => day !== null);
  if (counted.length === 0) return null;
  const sum = (name: keyof typeof NOTHING) => counted.reduce((all, day) => all + day[name], 0);
  return withRate({
    served: sum("served"),
    views: sum("views"),
    clicks: sum("clicks"),
    filtered: sum("filtered"),
  });
}

/** Every day of the period, with null where nothing was counted. */
async function readDays(
  db: Db,
  which: RawBuilder<unknown>,
  { from, to }: Period,
): Promise<Statistic["items_day"]> {
  const isIn = sql`x.banner_id in (select n.id from banner n where ${which}) and x.day between ${from}::date and ${to}::date`;
  const { rows } = await sql<{ day: string; sums: typeof NOTHING | null }>`
    with counted as (
      select day, sum(served)::bigint as served, sum(views)::bigint as views, sum(clicks)::bigint as clicks,
        sum(filtered)::bigint as filtered
      from (
        select x.day, x.cnt_served as served, x.cnt_views as views, x.cnt_clicks as clicks, 0 as filtered from banner_day x where ${isIn}
        union all
        select x.day, 0, 0, 0, x.cnt from banner_filtered_day x where ${isIn} and x.action <> 'serve') e
      group by day)
    select d.day::date::text as day, case when c.day is not null then json_build_object(
      'served', c.served, 'views', c.views, 'clicks', c.clicks, 'filtered', c.filtered) end as sums
    from generate_series(${from}::date, ${to}::date, interval '1 day') d (day) left join counted c on c.day = d.day::date
    order by d.day`.execute(db);
  return rows.map(({ day, sums }) => ({ day, total: sums && withRate(sums) }));
}

/** The same numbers by banner, place, country and reason. */
async function readRows(
  db: Db,
  which: RawBuilder<unknown>,
  { from, to }: Period,
): Promise<Pick<Statistic, "items" | "items_banner" | "items_place" | "items_country" | "items_filtered">> {
  const days = (table: string) => sql`
    from ${sql.table(table)} x join banner n on n.id = x.banner_id
    where ${which} and x.day between ${from}::date and ${to}::date`;
  const sums = sql`sum(x.cnt_served)::bigint as served, sum(x.cnt_views)::bigint as views, sum(x.cnt_clicks)::bigint as clicks`;
  const { rows: items } = await sql<Omit<Statistic["items"][number], "ctr">>`
    select x.banner_id, x.day::text as day, ${sums} ${days("banner_day")} group by x.banner_id, x.day
    order by x.day, x.banner_id`.execute(db);
  const { rows: places } = await sql<Omit<Statistic["items_place"][number], "ctr">>`
    select n.type, x.section, ${sums} ${days("banner_day")} group by n.type, x.section
    order by views desc, n.type, x.section`.execute(db);
  const { rows: countries } = await sql<Statistic["items_country"][number]>`
    select x.country, ${sums} ${days("banner_day")} group by x.country order by views desc, x.country limit 250`.execute(
    db,
  );
  const { rows: filtered } = await sql<Statistic["items_filtered"][number]>`
    select x.action, x.reason, sum(x.cnt)::bigint as count ${days("banner_filtered_day")} group by x.action, x.reason
    order by count desc, x.action, x.reason`.execute(db);
  const { rows: banners } = await sql<Statistic["items_banner"][number]>`
    select n.id, n.name, n.type from banner n
    where n.id in (select x.banner_id ${days("banner_day")} union select x.banner_id ${days("banner_filtered_day")})
    order by n.id desc limit 500`.execute(db);
  return {
    items: items.map(withRate),
    items_banner: banners,
    items_place: places.map(withRate),
    items_country: countries,
    items_filtered: filtered,
  };
}
