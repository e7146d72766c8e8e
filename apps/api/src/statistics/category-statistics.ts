import type { Schema } from "@grow/contract";
import { hasEnoughGrowers, LEAST_GROWERS, STRAIN_CATEGORIES, type StrainCategory } from "@grow/domain";
import { type RawBuilder, sql } from "kysely";
import type { Database, Db, Tx } from "../db/database.ts";
import { growers, listedYield, type Measured, measuredColumns, spreadOf } from "./measure.ts";

/** Statistics of reports and harvests for one value of a category; `cnt_strains` on request. */
export type CategoryStatistics = Omit<Schema<"StrainCategoryValue">, "category" | "val" | "cnt_strains">;

/** Categories whose values growers name in their harvest reports; the others are said of strains. */
const REPORTED: ReadonlySet<string> = new Set(["positive-effects", "negative-effects", "medical", "tastes"]);

/** Maximum number of related values. */
const MOST_SHARES = 12;

/** Computes the statistics of all values of all categories, each in a transaction of its own. */
export async function refreshCategoryStatistics({ transaction }: Database): Promise<void> {
  for (const [category, values] of Object.entries(STRAIN_CATEGORIES)) {
    for (const val of values) await transaction((tx) => refreshValue(tx, category as StrainCategory, val));
  }
}

export async function hasCategoryStatistics(db: Db): Promise<boolean> {
  const { rows } = await sql`select from grow_statistics where type = 'category' limit 1`.execute(db);
  return rows.length > 0;
}

async function refreshValue(tx: Tx, category: StrainCategory, val: string): Promise<void> {
  const facts = REPORTED.has(category)
    ? sql`exists (
        select from week_report r join week w on w.diary_id = r.diary_id and w.id = r.week_id and not w.is_remove
        where r.diary_id = f.diary_id and r.category = ${category} and r.val = ${val})`
    : sql`f.content_id in (select strain_id from strain_category where category = ${category} and val = ${val})`;
  const value = await measureCategory(tx, facts, { category, val });
  await sql`
    insert into grow_statistics (type, content_id, val, value, yield_watt, cnt_harvests, update_date)
    values ('category', 0, ${`${category}/${val}`}, ${JSON.stringify(value)}, ${listedYield(value.yield_watt)}::float8,
      ${value.cnt_reports}, now())
    on conflict (type, content_id, val) do update set
      value = excluded.value, yield_watt = excluded.yield_watt, cnt_harvests = excluded.cnt_harvests,
      update_date = excluded.update_date`.execute(tx);
}

async function measureCategory(
  tx: Tx,
  facts: RawBuilder<unknown>,
  own: { category: string; val: string },
): Promise<CategoryStatistics> {
  const { rows } = await sql<
    Pick<Measured, "n_yield_watt" | "p_yield_watt" | "n_flowering_days" | "p_flowering_days"> & {
      n: number;
      cnt_reports: number;
    }
  >`
    select count(*)::int as cnt_reports, ${growers}, ${measuredColumns(["yield_watt", "flowering_days"])}
    from harvest_fact f where f.type = 'strain' and ${facts}`.execute(tx);
  const measured = rows[0];
  const n = measured?.n ?? 0;
  const { rows: shares } = await sql<{ category: StrainCategory; val: string; n: number }>`
    select r.category, r.val, count(distinct f.user_id)::int as n
    from harvest_fact f join week_report r on r.diary_id = f.diary_id
    join week w on w.diary_id = r.diary_id and w.id = r.week_id and not w.is_remove
    where f.type = 'strain' and ${facts} and (r.category, r.val) <> (${own.category}, ${own.val})
    group by r.category, r.val order by n desc, r.category, r.val limit ${MOST_SHARES}`.execute(tx);
  return {
    cnt_reports: measured?.cnt_reports ?? 0,
    n,
    n_min: LEAST_GROWERS,
    yield_watt: measured ? spreadOf(measured, "yield_watt") : null,
    flowering_days: measured ? spreadOf(measured, "flowering_days") : null,
    items_share: hasEnoughGrowers(n)
      ? shares.map((share) => ({ ...share, percent: Math.round((100 * share.n) / n) }))
      : [],
  };
}
