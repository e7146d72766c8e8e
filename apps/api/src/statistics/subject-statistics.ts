import type { Schema } from "@grow/contract";
import { STRAIN_CATEGORIES } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { Subject } from "./harvest-facts.ts";
import { LEAST_HARVESTS, type Measured, measuredColumns, spreadOf } from "./measure.ts";

type Statistics = Schema<"GrowStatistics">;

/** A number of seeds below which the typical rate of a method says more. */
export const LEAST_SEEDS = 20;

/** Statistics as they are stored: seedbanks by id, their names may change. */
export interface StoredStatistics extends Omit<Statistics, "items_brand"> {
  items_brand: (Omit<Statistics["items_brand"][number], "item_brand"> & { brand_id: number })[];
}

/** All diaries, and those of each room on their own. */
export interface StoredValue extends StoredStatistics {
  rooms: Partial<Record<string, StoredStatistics>>;
}

type Grouping = "all" | "room" | "soil" | "light" | "brand";

interface MeasuredRow extends Measured {
  type: Subject["type"];
  content_id: number;
  by: Grouping;
  val: number | null;
  n: number;
  n_general: number | null;
  n_growing: number | null;
  n_resistance: number | null;
}

/** How many reports name a value; without one, how many reports there are. */
interface ShareRow extends Subject {
  room: number;
  category: Schema<"StrainCategory"> | null;
  val: string | null;
  n: number;
}

interface SeedsRow extends Subject {
  room: number;
  method: Schema<"GerminationMethod"> | null;
  sown: number;
  sprouted: number;
}

/** The aggregated facts of subjects, by {@link subjectKey}. Subjects without facts are missing. */
export async function measureSubjects(
  db: QueryExecutorProvider,
  subjects: readonly Subject[],
): Promise<Map<string, StoredValue>> {
  const chosen = sql`
    (select type, content_id from json_to_recordset(${JSON.stringify(subjects)}::json) as s (type text, content_id bigint))`;
  // One after the other: an open transaction has one connection.
  const measured = await readMeasured(db, chosen);
  const shares = await readShares(db, chosen);
  const seeds = await readSeeds(db, chosen);
  const found = new Map<string, StoredValue>();
  for (const [key, rows] of byKey(measured)) {
    const ofKey = { rows, shares: shares.get(key) ?? [], seeds: seeds.get(key) ?? [] };
    const all = statisticsOf(ofKey, null);
    if (all === null) continue;
    const rooms = Object.fromEntries(
      rows.flatMap(({ by, val }) => {
        const one = by === "room" ? statisticsOf(ofKey, val) : null;
        return one === null ? [] : [[val, one]];
      }),
    );
    found.set(key, { ...all, rooms });
  }
  return found;
}

export const subjectKey = ({ type, content_id }: Subject) => `${type}-${content_id}`;

function byKey<Row extends Subject>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = subjectKey(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

async function readMeasured(db: QueryExecutorProvider, chosen: RawBuilder<unknown>): Promise<MeasuredRow[]> {
  const { rows } = await sql<MeasuredRow>`
    select f.type, f.content_id,
      case when grouping(f.type_room) = 0 then 'room' when grouping(f.type_soil) = 0 then 'soil'
        when grouping(f.type_light) = 0 then 'light' when grouping(f.seller_id) = 0 then 'brand' else 'all' end as by,
      coalesce(f.type_room, f.type_soil, f.type_light, f.seller_id)::int as val,
      count(*)::int as n,
      avg(f.n_general)::float as n_general, avg(f.n_growing)::float as n_growing, avg(f.n_resistance)::float as n_resistance,
      ${measuredColumns()}
    from harvest_fact f
    where (f.type, f.content_id) in ${chosen}
    group by f.type, f.content_id, grouping sets ((), (f.type_room), (f.type_soil), (f.type_light), (f.seller_id))
    order by f.type, f.content_id, by, val`.execute(db);
  return rows;
}

/** Of each room, because a diary has one: the sums of all rooms are those of all diaries. */
async function readShares(db: QueryExecutorProvider, chosen: RawBuilder<unknown>) {
  const { rows } = await sql<ShareRow>`
    with reports as (
      select distinct f.type, f.content_id, f.diary_id, f.type_room as room, r.category, r.val
      from harvest_fact f
      join week_report r on r.diary_id = f.diary_id
      join week w on w.diary_id = r.diary_id and w.id = r.week_id and not w.is_remove
      where (f.type, f.content_id) in ${chosen}
    )
    select type, content_id, room, category, val, count(*)::int as n from reports group by type, content_id, room, category, val
    union all
    select type, content_id, room, null, null, count(distinct diary_id)::int from reports group by type, content_id, room`.execute(
    db,
  );
  return byKey(rows);
}

async function readSeeds(db: QueryExecutorProvider, chosen: RawBuilder<unknown>) {
  const { rows } = await sql<SeedsRow>`
    select f.type, f.content_id, f.type_room as room, f.germination_method as method,
      sum(f.seeds_sown)::int as sown, sum(f.seeds_sprouted)::int as sprouted
    from harvest_fact f
    where (f.type, f.content_id) in ${chosen} and f.seeds_sown is not null
    group by f.type, f.content_id, f.type_room, f.germination_method
    order by f.germination_method`.execute(db);
  return byKey(rows);
}

interface Rows {
  readonly rows: readonly MeasuredRow[];
  readonly shares: readonly ShareRow[];
  readonly seeds: readonly SeedsRow[];
}

/** @param room null for all diaries */
function statisticsOf({ rows, shares, seeds }: Rows, room: number | null): StoredStatistics | null {
  const ofRoom = (row: { room: number }) => room === null || row.room === room;
  const total = rows.find(({ by, val }) => (room === null ? by === "all" : by === "room" && val === room));
  if (!total) return null;
  const isEnough = total.n >= LEAST_HARVESTS;
  return {
    cnt_harvests: total.n,
    n_min: LEAST_HARVESTS,
    veg_days: spreadOf(total, "veg_days"),
    flowering_days: spreadOf(total, "flowering_days"),
    cnt_days: spreadOf(total, "total_days"),
    yield_watt: spreadOf(total, "yield_watt"),
    yield_area: spreadOf(total, "yield_area"),
    yield_plant: spreadOf(total, "yield_plant"),
    height: spreadOf(total, "height"),
    item_germination: germinationOf(seeds.filter(ofRoom)),
    n_general: isEnough ? mean(total.n_general) : null,
    n_growing: isEnough ? mean(total.n_growing) : null,
    n_resistance: isEnough ? mean(total.n_resistance) : null,
    items_share: sharesOf(shares.filter(ofRoom)),
    // Within one room the other groups are too small to say anything.
    items_setup: room === null ? setupsOf(rows) : [],
    items_brand: room === null ? brandsOf(rows) : [],
  };
}

const mean = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

function germinationOf(rows: readonly SeedsRow[]): Statistics["item_germination"] {
  const ofAll = countSeeds(rows);
  if (ofAll === null) return null;
  const methods = [...new Set(rows.flatMap(({ method }) => method ?? []))].sort((a, b) => a - b);
  return {
    ...ofAll,
    items_method: methods.flatMap((method) => {
      const ofMethod = countSeeds(rows.filter((row) => row.method === method));
      return ofMethod === null ? [] : [{ method, ...ofMethod }];
    }),
  };
}

/** Null below {@link LEAST_SEEDS}. */
function countSeeds(rows: readonly SeedsRow[]): { percent: number; cnt_seeds: number } | null {
  const sown = rows.reduce((sum, row) => sum + row.sown, 0);
  if (sown < LEAST_SEEDS) return null;
  const sprouted = rows.reduce((sum, row) => sum + row.sprouted, 0);
  return { percent: Math.round((100 * sprouted) / sown), cnt_seeds: sown };
}

function sharesOf(rows: readonly ShareRow[]): Statistics["items_share"] {
  const reports = rows.reduce((sum, row) => (row.category === null ? sum + row.n : sum), 0);
  if (reports < LEAST_HARVESTS) return [];
  const named = new Map<string, { category: Schema<"StrainCategory">; val: string; n: number }>();
  for (const { category, val, n } of rows) {
    if (category === null || val === null) continue;
    const key = `${category}/${val}`;
    named.set(key, { category, val, n: n + (named.get(key)?.n ?? 0) });
  }
  const order = Object.keys(STRAIN_CATEGORIES);
  return [...named.values()]
    .sort(
      (a, b) =>
        order.indexOf(a.category) - order.indexOf(b.category) || b.n - a.n || (a.val < b.val ? -1 : 1),
    )
    .map(({ category, val, n }) => ({ category, val, percent: Math.round((100 * n) / reports), n }));
}

function setupsOf(rows: readonly MeasuredRow[]): Statistics["items_setup"] {
  return (["room", "soil", "light"] as const).flatMap((by) =>
    rows.flatMap((row) =>
      row.by === by && row.val !== null && row.n >= LEAST_HARVESTS
        ? [{ by, val: row.val, n: row.n, ...ofGroup(row) }]
        : [],
    ),
  );
}

function brandsOf(rows: readonly MeasuredRow[]): StoredStatistics["items_brand"] {
  return rows
    .flatMap((row) =>
      row.by === "brand" && row.val !== null && row.n >= LEAST_HARVESTS
        ? [{ brand_id: row.val, n: row.n, ...ofGroup(row), n_general: mean(row.n_general) }]
        : [],
    )
    .sort((a, b) => b.n - a.n || a.brand_id - b.brand_id)
    .slice(0, 20);
}

const ofGroup = (row: MeasuredRow) => ({
  yield_watt: spreadOf(row, "yield_watt"),
  flowering_days: spreadOf(row, "flowering_days"),
});
