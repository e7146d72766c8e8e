import type { Schema } from "@grow/contract";
import { hasEnoughGrowers, LEAST_GROWERS } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { germinationOf, readSeeds, type SeedsRow } from "./germination-rates.ts";
import type { Subject } from "./harvest-facts.ts";
import { HISTOGRAMS, readHistograms, type Scale, scaleOf } from "./histograms.ts";
import { growers, growersWith, type Measured, measuredColumns, spreadOf } from "./measure.ts";
import { readShares, type ShareRow, sharesOf } from "./report-shares.ts";
import { bySubject, subjectKey } from "./subject-key.ts";

type Statistics = Schema<"GrowStatistics">;

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
  cnt_harvests: number;
  n: number;
  mean_general: number | null;
  n_n_general: number;
  mean_growing: number | null;
  n_n_growing: number;
  mean_resistance: number | null;
  n_n_resistance: number;
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
  for (const [key, rows] of bySubject(measured)) {
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
  await addHistograms(db, subjects, found);
  return found;
}

/** Histograms of every number that has a spread, of all rooms and of each. */
async function addHistograms(
  db: QueryExecutorProvider,
  subjects: readonly Subject[],
  found: ReadonlyMap<string, StoredValue>,
): Promise<void> {
  const scales = subjects.flatMap((subject) => {
    const value = found.get(subjectKey(subject));
    return value ? partsOf(value).flatMap(([room, one]) => scalesOf(subject, room, one)) : [];
  });
  const histograms = await readHistograms(db, scales);
  for (const [key, ofSubject] of histograms) {
    const value = found.get(key);
    if (!value) continue;
    for (const [room, one] of partsOf(value))
      one.items_histogram = ofSubject.flatMap(({ room: of, ...histogram }) =>
        of === room ? [histogram] : [],
      );
  }
}

/** The statistics of all rooms, and those of each. */
function partsOf(value: StoredValue): [room: number | null, StoredStatistics][] {
  const rooms = Object.entries(value.rooms).flatMap(([room, one]) =>
    one ? [[Number(room), one] as [number, StoredStatistics]] : [],
  );
  return [[null, value], ...rooms];
}

const scalesOf = (subject: Subject, room: number | null, statistics: StoredStatistics): Scale[] =>
  HISTOGRAMS.flatMap((name) => {
    const spread = statistics[name];
    return spread ? [{ ...subject, room, name, ...scaleOf(spread) }] : [];
  });

async function readMeasured(db: QueryExecutorProvider, chosen: RawBuilder<unknown>): Promise<MeasuredRow[]> {
  const { rows } = await sql<MeasuredRow>`
    select f.type, f.content_id,
      case when grouping(f.type_room) = 0 then 'room' when grouping(f.type_soil) = 0 then 'soil'
        when grouping(f.type_light) = 0 then 'light' when grouping(f.seller_id) = 0 then 'brand' else 'all' end as by,
      coalesce(f.type_room, f.type_soil, f.type_light, f.seller_id)::int as val,
      count(*)::int as cnt_harvests, ${growers},
      avg(f.n_general)::float as mean_general, ${growersWith("n_general")},
      avg(f.n_growing)::float as mean_growing, ${growersWith("n_growing")},
      avg(f.n_resistance)::float as mean_resistance, ${growersWith("n_resistance")},
      ${measuredColumns()}
    from harvest_fact f
    where (f.type, f.content_id) in ${chosen}
    group by f.type, f.content_id, grouping sets ((), (f.type_room), (f.type_soil), (f.type_light), (f.seller_id))
    order by f.type, f.content_id, by, val`.execute(db);
  return rows;
}

interface Rows {
  readonly rows: readonly MeasuredRow[];
  readonly shares: readonly ShareRow[];
  readonly seeds: readonly SeedsRow[];
}

/** @param room null for all diaries */
function statisticsOf({ rows, shares, seeds }: Rows, room: number | null): StoredStatistics | null {
  const ofRoom = (row: { room: number | null }) => row.room === room;
  const total = rows.find(({ by, val }) => (room === null ? by === "all" : by === "room" && val === room));
  if (!total) return null;
  return {
    cnt_harvests: total.cnt_harvests,
    n: total.n,
    n_min: LEAST_GROWERS,
    veg_days: spreadOf(total, "veg_days"),
    flowering_days: spreadOf(total, "flowering_days"),
    cnt_days: spreadOf(total, "total_days"),
    yield_watt: spreadOf(total, "yield_watt"),
    yield_area: spreadOf(total, "yield_area"),
    yield_plant: spreadOf(total, "yield_plant"),
    height: spreadOf(total, "height"),
    items_histogram: [],
    item_germination: germinationOf(seeds.filter(ofRoom)),
    n_general: mean(total.mean_general, total.n_n_general),
    growers_general: total.n_n_general,
    n_growing: mean(total.mean_growing, total.n_n_growing),
    growers_growing: total.n_n_growing,
    n_resistance: mean(total.mean_resistance, total.n_n_resistance),
    growers_resistance: total.n_n_resistance,
    ...sharesOf(shares.filter(ofRoom)),
    // Within one room the other groups are too small to say anything.
    items_setup: room === null ? setupsOf(rows) : [],
    items_brand: room === null ? brandsOf(rows) : [],
  };
}

const mean = (value: number | null, n: number) =>
  value === null || !hasEnoughGrowers(n) ? null : Math.round(value * 10) / 10;

function setupsOf(rows: readonly MeasuredRow[]): Statistics["items_setup"] {
  return (["room", "soil", "light"] as const).flatMap((by) =>
    rows.flatMap((row) =>
      row.by === by && row.val !== null && hasEnoughGrowers(row.n)
        ? [{ by, val: row.val, n: row.n, ...ofGroup(row) }]
        : [],
    ),
  );
}

function brandsOf(rows: readonly MeasuredRow[]): StoredStatistics["items_brand"] {
  return rows
    .flatMap((row) =>
      row.by === "brand" && row.val !== null && hasEnoughGrowers(row.n)
        ? [
            {
              brand_id: row.val,
              n: row.n,
              ...ofGroup(row),
              n_general: mean(row.mean_general, row.n_n_general),
            },
          ]
        : [],
    )
    .sort((a, b) => b.n - a.n || a.brand_id - b.brand_id)
    .slice(0, 20);
}

const ofGroup = (row: MeasuredRow) => ({
  yield_watt: spreadOf(row, "yield_watt"),
  flowering_days: spreadOf(row, "flowering_days"),
});
