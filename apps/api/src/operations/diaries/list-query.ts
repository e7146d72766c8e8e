import type { ReadQuery } from "@grow/contract";
import { type ExploreFilters, parseExploreTags } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { PageBegin } from "../../db/long-list.ts";
import { isModerator, type Reader } from "./access.ts";
import { cardColumns } from "./read-cards.ts";

type ListQuery = ReadQuery<"listDiaries">;

/** What a list is narrowed by. */
export type DiaryFilters = Omit<ListQuery, "sort" | "start" | "limit">;

/** Totals are counted up to here; a list page shows "more than" beyond. Counting further costs more than it tells. */
export const MAX_TOTAL = 10_000;

/** Page sizes that are asked for day by day: statements with others in their texts would be too many to be kept. */
export const PAGE_SIZES: ReadonlySet<number> = new Set([12, 20, 24, 48]);

/** What stands in everybody's lists. */
export const OPEN = sql`is_visible`;

/** What a list is sorted by, the highest first; then by id. */
export const SORTED_BY = {
  update: "update_date",
  new: "add_date",
  like: "cnt_likes",
  view: "cnt_views",
} as const satisfies Record<ListQuery["sort"], string>;

/**
 * The condition a list query stands for, over columns of `diary`.
 *
 * @returns null when a filter word is unknown or names a strain or brand that does not exist
 */
export async function diaryFilter(
  db: QueryExecutorProvider,
  query: DiaryFilters,
  reader: Reader | null,
): Promise<RawBuilder<unknown> | null> {
  const filters = parseExploreTags(query.tags ?? []);
  if (!filters) return null;
  const named = await findNamed(db, filters);
  if (!named) return null;

  const conditions = [visibleTo(reader, query.user_id)];
  const { room, soil, watering, light, phase } = filters;
  if (query.user_id !== undefined) conditions.push(sql`user_id = ${query.user_id}`);
  if (query.is_harvest !== undefined) conditions.push(sql`is_harvest = ${query.is_harvest}`);
  if (room.length > 0) conditions.push(sql`type_room = any(${room}::smallint[])`);
  if (soil.length > 0) conditions.push(sql`type_soil = any(${soil}::smallint[])`);
  if (watering.length > 0) conditions.push(sql`type_watering = any(${watering}::smallint[])`);
  if (light.length > 0) conditions.push(sql`type_light && ${light}::smallint[]`);
  if (phase.length > 0) conditions.push(sql`max_faza = any(${phase}::smallint[])`);
  if (filters.is_video) conditions.push(sql`is_video`);
  if (named.strains.length > 0) conditions.push(uses(sql.ref("strain_id"), named.strains));
  if (named.brands.length > 0) conditions.push(uses(sql.ref("brand_id"), named.brands));
  if (query.strain_id !== undefined) conditions.push(uses(sql.ref("strain_id"), [query.strain_id]));
  if (query.brand_id !== undefined) conditions.push(uses(sql.ref("brand_id"), [query.brand_id]));
  if (query.product_id !== undefined) conditions.push(uses(sql.ref("product_id"), [query.product_id]));
  return sql.join(conditions, sql` and `);
}

/** What stands in lists: the open diaries, and under his own name all that a grower has. */
function visibleTo(reader: Reader | null, userId: number | undefined): RawBuilder<unknown> {
  const isOwnList = userId !== undefined && (reader?.id === userId || isModerator(reader));
  return isOwnList ? sql`not is_remove` : OPEN;
}

function uses(column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<unknown> {
  return sql`id in (select diary_id from diary_equip where ${column} = any(${ids}::bigint[]))`;
}

/** Ids of the strains and brands that filter words name; null when one of them does not exist. */
async function findNamed(db: QueryExecutorProvider, { strains, brands }: ExploreFilters) {
  if (strains.length === 0 && brands.length === 0) return { strains: [], brands: [] };
  const { rows } = await sql<{ kind: string; id: number }>`
    select 'strain' as kind, id from strain where slug = any(${strains}::text[]) and not is_remove
    union all
    select 'brand', id from brand where slug = any(${brands}::text[]) and not is_remove`.execute(db);
  const idsOf = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.id);
  const found = { strains: idsOf("strain"), brands: idsOf("brand") };
  const isComplete = found.strains.length === strains.length && found.brands.length === brands.length;
  return isComplete ? found : null;
}

/**
 * One page of diaries in order, for {@link lookAtCards}.
 *
 * @param from - a known beginning at or before the page, from which on the list is walked
 */
export function pageOfDiaries(
  filter: RawBuilder<unknown>,
  { sort, start, limit }: ListQuery,
  from: PageBegin | null = null,
) {
  const by = sql.ref(SORTED_BY[sort]);
  const order = sql`${by} desc, id desc`;
  const after = from ? sql`and (${by}, id) <= (${from.value}, ${from.id}::bigint)` : sql``;
  const skipped = start - (from?.start ?? 0);
  // Without knowing how little is wanted, the database plans a kept statement anew each time: a list's top, and pages whose beginning
  // is known, say so themselves.
  const part =
    skipped === 0 && PAGE_SIZES.has(limit)
      ? sql`limit ${sql.lit(limit)}`
      : sql`limit ${limit} offset ${skipped}`;
  return sql`select ${cardColumns}, ${by} as sorted_by from diary where ${filter} ${after} order by ${order} ${part}`;
}

/** How many diaries the filter lets through, up to {@link MAX_TOTAL} and one more; within another query. */
export function totalOfDiaries(filter: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(
    select count(*)::int from (select from diary where ${filter} limit ${sql.lit(MAX_TOTAL + 1)}) counted)`;
}

/** The same as a query of its own. */
export async function countDiaries(db: QueryExecutorProvider, filter: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${totalOfDiaries(filter)} as total`.execute(db);
  return rows[0]?.total ?? 0;
}
