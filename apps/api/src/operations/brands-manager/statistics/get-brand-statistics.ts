import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import type { BrandDaysRun } from "../../../statistics/brand-days.ts";
import { managedBrand } from "../access/managed-brand.ts";
import { type Period, periodBefore, periodOf } from "./statistic-period.ts";

type Figures = Schema<"BrandFigures">;

/** Tables, charts and exports of the portal are made of this one response, of one query. */
export const getBrandStatistics = defineOperation(
  "getBrandStatistics",
  async ({ query, reads, found, now }) => {
    const { id } = found(managedBrand);
    const period = periodOf(query, now());
    const before = periodBefore(period);
    const { counted_from, update_date, ...brand } = await readBrand(reads, id);
    const days = await readDays(reads, id, { from: before.from, to: period.to });
    const items = days.filter(({ day }) => day >= period.from);
    return {
      status: 200,
      data: {
        ...period,
        total: presentFigures(sumOf(items, "counted")),
        before: { ...before, total: presentFigures(sumOf(days.slice(0, -items.length), "complete")) },
        items: items.map(({ day, sums }) => ({ day, total: presentFigures(sums) })),
        ...{ counted_from, update_date },
        ...brand,
      },
    };
  },
);

const NAMES = [
  ...["views", "served", "viewable", "clicks", "followers", "diaries", "harvests", "reviews", "cnt_rates"],
  ...["sum_rate", "questions"],
] as const;

type Sums = Record<string, number | null>;

interface Day {
  readonly day: string;
  /** Null for what was not counted that day. */
  readonly sums: Sums;
}

/**
 * @param days "counted": of the days with a number; "complete": null unless each day has one
 */
function sumOf(items: readonly Day[], days: "counted" | "complete"): Sums {
  return Object.fromEntries(
    NAMES.map((name) => {
      const counted = items.flatMap(({ sums }) => sums[name] ?? []);
      const isKnown = counted.length > 0 && (days === "counted" || counted.length === items.length);
      return [name, isKnown ? counted.reduce((sum, one) => sum + one, 0) : null];
    }),
  );
}

function presentFigures({ sum_rate = null, cnt_rates = null, ...sums }: Sums): Figures {
  const avg_rate = sum_rate === null || !cnt_rates ? null : Math.round((10 * sum_rate) / cnt_rates) / 10;
  return { ...(sums as Omit<Figures, "cnt_rates" | "avg_rate">), cnt_rates, avg_rate };
}

interface BrandRow {
  counted_from: string | null;
  update_date: string | null;
  cnt_followers: number;
  cnt_diaries: number;
}

const run = (member: keyof BrandDaysRun) =>
  sql`(select value ->> ${sql.lit(member)} from site_state where key = 'brand_days')`;

/** The first day on which the site counted what is seen. */
const countedFrom = sql`least(
  (select min(day) from impression_day), (select min(day) from banner_day), (select min(day) from button_day))`;

async function readBrand(db: Db, id: number): Promise<BrandRow> {
  const { rows } = await sql<BrandRow>`
    select ${countedFrom}::text as counted_from, ${run("date")} as update_date, b.cnt_followers, b.cnt_diaries
    from brand b where b.id = ${id}`.execute(db);
  return rows[0] ?? { counted_from: null, update_date: null, cnt_followers: 0, cnt_diaries: 0 };
}

/** Every day, with null for what was not counted: before the brand was here, before the site counted views, and after the last run. */
async function readDays(db: Db, id: number, { from, to }: Period): Promise<Day[]> {
  const count = (column: string, isCounted = sql`true`) =>
    sql`case when is_past and ${isCounted} then coalesce(${sql.ref(`x.${column}`)}, 0) end`;
  const isCounted = sql`d.day >= counted_from`;
  const { rows } = await sql<{ day: string } & Sums>`
    select d.day::text as day,
      ${count("cnt_views", isCounted)} as views, ${count("cnt_served", isCounted)} as served,
      ${count("cnt_viewable", isCounted)} as viewable, ${count("cnt_clicks", isCounted)} as clicks,
      ${count("cnt_followers")} as followers, ${count("cnt_diaries")} as diaries, ${count("cnt_harvests")} as harvests,
      ${count("cnt_reviews")} as reviews, ${count("cnt_rates")} as cnt_rates, ${count("sum_rate")} as sum_rate,
      ${count("cnt_questions")} as questions
    from (select ${countedFrom} as counted_from, (${run("date")})::timestamptz as run_date,
        least((b.add_date at time zone 'utc')::date, (select min(day) from brand_day where brand_id = b.id)) as brand_from
      from brand b where b.id = ${id}) known
    cross join lateral (
      select day::date as day, coalesce(day::date between brand_from and (run_date at time zone 'utc')::date, false) as is_past
      from generate_series(${from}::date, ${to}::date, interval '1 day') day) d
    left join brand_day x on x.brand_id = ${id} and x.day = d.day
    order by d.day`.execute(db);
  return rows.map(({ day, ...sums }) => ({ day, sums }));
}
