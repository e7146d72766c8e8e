import type { ReadQuery } from "@grow/contract";
import { type ExploreFilters, parseExploreTags } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { composed } from "../../db/composed.ts";
import { kept } from "../../db/kept-statement.ts";
import type { PageBegin } from "../../db/long-list.ts";
import { isModerator, type Reader } from "./access.ts";
import {
  type GrownWith,
  isGrownWith,
  NARROW_SORT,
  type NarrowList,
  narrowList,
  type WordCondition,
} from "./grown-with.ts";
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

/** The diaries that a list query stands for. */
export interface DiaryFilter {
  /** The condition over columns of `diary`. */
  readonly where: RawBuilder<unknown>;
  /** Where they are found without looking at diaries; null where they are found by the condition alone. */
  readonly narrow: NarrowList | null;
  /** About how many rows have to be looked at to count them, as far as that is known. */
  readonly counted: number;
}

/** All open diaries. */
export const ALL_OPEN: DiaryFilter = { where: OPEN, narrow: null, counted: 0 };

/**
 * The diaries that a list query stands for.
 *
 * @returns null when a filter word is unknown or names a strain or brand that does not exist
 */
export async function diaryFilter(
  db: QueryExecutorProvider,
  query: DiaryFilters,
  reader: Reader | null,
): Promise<DiaryFilter | null> {
  const filters = parseExploreTags(query.tags ?? []);
  if (!filters) return null;
  const named = await findNamed(db, filters);
  if (!named) return null;

  const words = wordConditions(filters, query.is_harvest);
  const grown: GrownWith[] = [
    { kind: "strain", ids: named.strains },
    { kind: "brand", ids: named.brands },
    { kind: "strain", ids: query.strain_id === undefined ? [] : [query.strain_id] },
    { kind: "brand", ids: query.brand_id === undefined ? [] : [query.brand_id] },
  ];
  const wanted = grown.filter(({ ids }) => ids.length > 0);
  const others: RawBuilder<unknown>[] = [];
  if (query.product_id !== undefined) {
    others.push(sql`id in (select diary_id from diary_equip where product_id = ${query.product_id})`);
  }
  if (query.user_id !== undefined) others.push(sql`user_id = ${query.user_id}`);
  const said = words.filter(({ isSaid }) => isSaid).map(({ condition }) => condition);
  const conditions = [visibleTo(reader, query.user_id), ...said, ...wanted.map(isGrownWith), ...others];
  return {
    where: sql.join(conditions, sql` and `),
    narrow: others.length > 0 ? null : narrowList(wanted, words),
    counted: named.cnt_diaries,
  };
}

function wordConditions(
  { room, soil, watering, light, phase, is_video }: ExploreFilters,
  isHarvest: boolean | undefined,
): WordCondition[] {
  const among = (column: string, codes: readonly number[]) => ({
    isSaid: codes.length > 0,
    condition: sql`${sql.ref(column)} = any(${codes}::smallint[])`,
  });
  return [
    { isSaid: isHarvest !== undefined, condition: sql`is_harvest = ${isHarvest ?? false}` },
    among("type_room", room),
    among("type_soil", soil),
    among("type_watering", watering),
    { isSaid: light.length > 0, condition: sql`type_light && ${light}::smallint[]` },
    among("max_faza", phase),
    { isSaid: is_video, condition: sql`is_video` },
  ];
}

/** What stands in lists: the open diaries, and under his own name all that a grower has. */
function visibleTo(reader: Reader | null, userId: number | undefined): RawBuilder<unknown> {
  const isOwnList = userId !== undefined && (reader?.id === userId || isModerator(reader));
  return isOwnList ? sql`not is_remove` : OPEN;
}

interface NamedRow {
  kind: "strain" | "brand";
  id: number;
  cnt_diaries: number;
}

const readNamed = composed(
  (strains: readonly string[], brands: readonly string[]) => sql<NamedRow>`${kept}
    select 'strain' as kind, id, cnt_diaries from strain where slug = any(${strains}::text[]) and not is_remove
    union all
    select 'brand', id, cnt_diaries from brand where slug = any(${brands}::text[]) and not is_remove`,
);

/** The strains and brands that filter words name, and how many diaries the one of the fewest has; null when one does not exist. */
async function findNamed(db: QueryExecutorProvider, { strains, brands }: ExploreFilters) {
  if (strains.length === 0 && brands.length === 0) return { strains: [], brands: [], cnt_diaries: 0 };
  const rows = await readNamed(db, strains, brands);
  const idsOf = (kind: NamedRow["kind"]) => rows.filter((row) => row.kind === kind).map((row) => row.id);
  const found = { strains: idsOf("strain"), brands: idsOf("brand") };
  const isComplete = found.strains.length === strains.length && found.brands.length === brands.length;
  return isComplete ? { ...found, cnt_diaries: Math.min(...rows.map((row) => row.cnt_diaries)) } : null;
}

/** A list of so many diaries is walked in its order sooner than gathered and sorted, whatever it is narrowed by. */
const WALKED = 1000;

/** What is known of a list before it is looked at. */
interface KnownOfList {
  /** A beginning at or before the page, from which on the list is walked. */
  readonly from?: PageBegin | null;
  /** How many diaries there were lately. */
  readonly total?: number | null;
}

/** One page of diaries in order, for {@link lookAtCards}. */
export function pageOfDiaries(
  { where, narrow }: DiaryFilter,
  { sort, start, limit }: ListQuery,
  { from = null, total = null }: KnownOfList = {},
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
  const rest = sql`${after} order by ${order} ${part}`;
  const page = sql`select ${cardColumns}, ${by} as sorted_by from diary`;
  const found = narrow && sql`select id from ${narrow.from} where ${narrow.where}`;
  if (found && sort === NARROW_SORT) return sql`${page} where id in (${found} ${rest}) order by ${order}`;
  if (found && (total ?? 0) < WALKED) return sql`${page} where ${OPEN} and id in (${found}) ${rest}`;
  return sql`${page} where ${where} ${rest}`;
}

/** How many diaries the filter lets through, up to {@link MAX_TOTAL} and one more; within another query. */
export function totalOfDiaries({ where, narrow }: DiaryFilter): RawBuilder<number> {
  const found = narrow ? sql`${narrow.from} where ${narrow.where}` : sql`diary where ${where}`;
  return sql<number>`(
    select count(*)::int from (select from ${found} limit ${sql.lit(MAX_TOTAL + 1)}) counted)`;
}

/** The same as a query of its own. */
export async function countDiaries(db: QueryExecutorProvider, filter: DiaryFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${totalOfDiaries(filter)} as total`.execute(db);
  return rows[0]?.total ?? 0;
}
