import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { kept } from "../../../db/kept-statement.ts";
import { RecentThings } from "../../../db/recent-things.ts";

/** Any of these strains, brands or products. */
export interface GrownWith {
  readonly kind: "strain" | "brand" | "product";
  readonly ids: readonly number[];
  /** Estimated number of their diaries. */
  readonly n: number;
}

/**
 * Hides a value from the planner, so that it makes one generic plan and caches it. With the value it would plan again each time for a
 * plan that is cheaper than average.
 */
export function unseen(value: unknown, type: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${value}::${type})`;
}

const BIGINT = sql`bigint`;
const BIGINTS = sql`bigint[]`;

export function isOneOf(ids: readonly number[]): RawBuilder<unknown> {
  return ids.length === 1 ? sql`= ${unseen(ids[0], BIGINT)}` : sql`= any(${unseen(ids, BIGINTS)}::bigint[])`;
}

/**
 * Tests with one index lookup whether diary `id` is grown with one of them. The limit prevents the database from reading the whole list of
 * a brand.
 */
export function isGrownWith({ kind, ids }: GrownWith, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return kind === "product"
    ? sql`(select true from diary_equip e where e.diary_id = ${id} and e.product_id ${isOneOf(ids)} limit 1)`
    : sql`(select true from grown_with o
        where o.diary_id = ${id} and o.kind = ${kind} and o.thing_id ${isOneOf(ids)} limit 1)`;
}

/** Maximum age of a size in ms: it only estimates how much there is to read. */
const AGE = 60_000;
/** Number of cached sizes. */
const REMEMBERED = 1000;

const sizes = new WeakMap<QueryExecutorProvider, RecentThings<{ readonly n: number; readonly at: number }>>();

/** Estimated number of diaries of a strain, brand or product; 0 for none. */
export async function sizeOf(
  db: QueryExecutorProvider,
  kind: GrownWith["kind"],
  id: number,
): Promise<number> {
  const recent = sizes.get(db) ?? new RecentThings(REMEMBERED);
  sizes.set(db, recent);
  const name = `${kind} ${id}`;
  const known = recent.find(name);
  if (known !== undefined && Date.now() - known.at <= AGE) return known.n;
  const { rows } = await sql<{ n: number }>`${kept}
    select cnt_diaries as n from ${sql.table(kind)} where id = ${id}::bigint`.execute(db);
  return recent.keep(name, { n: rows[0]?.n ?? 0, at: Date.now() }).n;
}
