import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import type { Subject } from "./harvest-facts.ts";
import { rounded } from "./measure.ts";
import { bySubject } from "./subject-key.ts";

type Histogram = Schema<"Histogram">;
type Spread = Schema<"Spread">;

/** Numbers with a histogram. The others are shown by their median only. */
export const HISTOGRAMS = ["flowering_days", "yield_watt", "yield_plant", "height"] as const;

const FEWEST_BINS = 5;
const MOST_BINS = 11;

/** A histogram that is to be counted. */
export interface Scale extends Subject {
  /** Null for all rooms. */
  readonly room: number | null;
  readonly name: Histogram["name"];
  readonly from: number;
  readonly step: number;
  readonly bins: number;
}

/**
 * Bins with round bounds between the 5th and the 95th percentile: one outlier would press all others into one bin. Their number follows
 * the Rice rule, 2·∛n.
 */
export function scaleOf({ n, p5, p95 }: Spread): Pick<Scale, "from" | "step" | "bins"> {
  const aim = Math.min(MOST_BINS, Math.max(FEWEST_BINS, Math.ceil(2 * Math.cbrt(n))));
  const step = roundStep((p95 - p5 || Math.abs(p5) / 4 || 1) / aim);
  const first = binOf(p5, step);
  const last = binOf(p95, step);
  // A single value is drawn between empty bins.
  const missing = Math.max(0, FEWEST_BINS - (last - first + 1));
  const start = Math.max(0, first - Math.floor(missing / 2));
  return {
    from: rounded(start * step),
    step,
    bins: Math.max(FEWEST_BINS, last - start + 1),
  };
}

/** How many whole steps a value has. Both have three decimals, so they are divided as thousandths: 0.6 / 0.2 is 2.99… otherwise. */
const binOf = (value: number, step: number) => Math.floor(Math.round(value * 1000) / Math.round(step * 1000));

/** The nearest step above of 1, 2 or 5 times a power of ten; at least a thousandth. */
function roundStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(width, 0.001)));
  const factor = [1, 2, 5].find((one) => one * power >= width * (1 - 1e-9)) ?? 10;
  return rounded(factor * power);
}

interface BinRow extends Subject {
  room: number | null;
  name: Histogram["name"];
  bin: number;
  n: number;
}

/** Counts diaries by bin. @returns by {@link subjectKey}, in the order of the scales */
export async function readHistograms(
  db: QueryExecutorProvider,
  scales: readonly Scale[],
): Promise<Map<string, (Histogram & { room: number | null })[]>> {
  if (scales.length === 0) return new Map();
  const { rows } = await sql<BinRow>`
    select s.type, s.content_id, s.room, s.name,
      least(s.bins - 1, greatest(0, floor(round(((f.value - s."from") / s.step)::numeric, 6))))::int as bin, count(*)::int as n
    from json_to_recordset(${JSON.stringify(scales)}::json) as s
      (type text, content_id bigint, room smallint, name text, "from" double precision, step double precision, bins integer)
    join lateral (
      select case s.name ${sql.join(
        HISTOGRAMS.map((name) => sql`when ${sql.lit(name)} then h.${sql.ref(name)}::double precision`),
        sql` `,
      )} end as value
      from harvest_fact h
      where h.type = s.type and h.content_id = s.content_id and (s.room is null or h.type_room = s.room)) f on f.value is not null
    group by s.type, s.content_id, s.room, s.name, bin`.execute(db);
  const counted = new Map(rows.map((row) => [keyOf(row, row.bin), row.n]));
  return new Map(
    [...bySubject(scales)].map(([key, ofSubject]) => [
      key,
      ofSubject.map((scale) => ({
        ...{ room: scale.room, name: scale.name, from: scale.from, step: scale.step },
        counts: Array.from({ length: scale.bins }, (_, bin) => counted.get(keyOf(scale, bin)) ?? 0),
      })),
    ]),
  );
}

const keyOf = ({ type, content_id, room, name }: Omit<BinRow, "bin" | "n">, bin: number) =>
  `${type} ${content_id} ${room} ${name} ${bin}`;
