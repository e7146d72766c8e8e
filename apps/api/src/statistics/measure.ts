import type { Schema } from "@grow/contract";
import { hasEnoughGrowers } from "@grow/domain";
import { type RawBuilder, sql } from "kysely";

type Spread = Schema<"Spread">;

const SHARES = [0.05, 0.25, 0.5, 0.75, 0.9, 0.95];

/** Numbers of a fact that are shown as a spread. */
export const MEASURES = [
  "veg_days",
  "flowering_days",
  "total_days",
  "yield_watt",
  "yield_area",
  "yield_plant",
  "height",
] as const;

export type Measure = (typeof MEASURES)[number];

/** The number of growers in a group who noted a value, and its percentiles over their diaries. */
export type Measured = { [Name in Measure as `n_${Name}`]: number } & {
  [Name in Measure as `p_${Name}`]: number[] | null;
};

/** The number of growers with facts `f`, as `n`. */
export const growers: RawBuilder<unknown> = sql`count(distinct f.user_id)::int as n`;

/** The number of growers with a value of a column of facts `f`. */
export const growersWith = (name: string): RawBuilder<unknown> =>
  sql`(count(distinct f.user_id) filter (where ${sql.ref(`f.${name}`)} is not null))::int as ${sql.ref(`n_${name}`)}`;

/** Columns of {@link Measured} over facts `f`. */
export const measuredColumns = (names: readonly Measure[] = MEASURES): RawBuilder<unknown> =>
  sql.join(
    names.flatMap((name) => [
      growersWith(name),
      sql`percentile_cont(${sql.lit(`{${SHARES.join()}}`)}::double precision[])
        within group (order by ${sql.ref(`f.${name}`)}::double precision) as ${sql.ref(`p_${name}`)}`,
    ]),
  );

/** The spread of one number; null with too few growers. */
export function spreadOf<Name extends Measure>(
  row: { [Key in Name as `n_${Key}`]: number } & { [Key in Name as `p_${Key}`]: number[] | null },
  name: Name,
): Spread | null {
  const n = (row as Record<string, unknown>)[`n_${name}`] as number;
  const values = (row as Record<string, unknown>)[`p_${name}`] as number[] | null;
  if (values === null || !hasEnoughGrowers(n)) return null;
  const [p5 = 0, q1 = 0, median = 0, q3 = 0, p90 = 0, p95 = 0] = values.map(rounded);
  return { n, p5, q1, median, q3, p90, p95 };
}

/** Grams per watt above which a diary has a wrong number, as its column allows. */
const MAX_YIELD = 1000;

/** The yield by which lists are sorted; null without enough growers. */
export const listedYield = (spread: Spread | null | undefined): number | null =>
  spread ? Math.min(MAX_YIELD, spread.median) : null;

/** To three decimals: more is noise, and fewer bytes are stored. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
