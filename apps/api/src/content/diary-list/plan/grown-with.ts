import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { LruCache } from "../../../db/lru-cache.ts";
import { prepared } from "../../../db/prepared-statement.ts";

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
export function hiddenFromPlanner(value: unknown, type: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${value}::${type})`;
}

const BIGINT = sql`bigint`;
const BIGINTS = sql`bigint[]`;

export function isOneOf(ids: readonly number[]): RawBuilder<unknown> {
  return ids.length === 1
    ? sql`= ${hiddenFromPlanner(ids[0], BIGINT)}`
    : sql`= any(${hiddenFromPlanner(ids, BIGINTS)}::bigint[])`;
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

const sizes = new WeakMap<QueryExecutorProvider, LruCache<{ readonly n: number; readonly at: number }>>();

/** Estimated number of diaries of a strain, brand or product; 0 for none. */
export async function sizeOf(
  db: QueryExecutorProvider,
  kind: GrownWith["kind"],
  id: number,
): Promise<number> {
  const recent = sizes.get(db) ?? new LruCache(REMEMBERED);
  sizes.set(db, recent);
  const name = `${kind} ${id}`;
  const known = recent.get(name);
  if (known !== undefined && Date.now() - known.at <= AGE) return known.n;
  const { rows } = await sql<{ n: number }>`${prepared}
    select cnt_diaries as n from ${sql.table(kind)} where id = ${id}::bigint`.execute(db);
  return recent.set(name, { n: rows[0]?.n ?? 0, at: Date.now() }).n;
}
