import type { ReadQuery } from "@grow/contract";
import type { ExploreFilters } from "@grow/domain";
import { parseDiaryTags } from "@grow/domain/weeks";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { composed } from "../../db/composed.ts";
import type { PageBegin } from "../../db/long-list.ts";
import { prepared } from "../../db/prepared-statement.ts";
import { isModerator, type Reader } from "../../rights/diary-access.ts";
import { cardColumns } from "../diary-cards/read-cards.ts";
import { eventBits } from "../diary-detail/event-bits.ts";
import { type GrownWith, hiddenFromPlanner, isGrownWith, sizeOf } from "./plan/grown-with.ts";
import { areWords, bestWay, type NarrowList, narrowList, SORTED_BY } from "./plan/list-plans.ts";
import { type CountedWords, countedWords, countFitting, isMany, knownNumber } from "./plan/word-counts.ts";
import { type WordSet, wordSet } from "./plan/word-set.ts";

type ListQuery = ReadQuery<"listDiaries">;

/** Filters of a list. */
export type DiaryFilters = Omit<ListQuery, "sort" | "start" | "limit">;

/** Maximum of totals; beyond it a list shows "more than". Counting further costs more than it is worth. */
export const MAX_TOTAL = 10_000;

/** Common page sizes: other sizes would add too many texts of prepared statements. */
export const PAGE_SIZES: ReadonlySet<number> = new Set([12, 20, 24, 48]);

/** Diaries visible to everybody. */
export const OPEN = sql`is_visible`;

/** The diaries that a list query selects. */
export interface DiaryFilter {
  /** Cache key: equal for the same diaries. */
  readonly name: string;
  /** The condition on columns of `diary`. */
  readonly where: RawBuilder<unknown>;
  /** Whether its SQL text is one of a few dozen. */
  readonly isOneText: boolean;
  /** How to find them without scanning everything that matches the condition; null where the condition suffices. */
  readonly narrow: NarrowList | null;
  /** Their number if it may be a minute old, else null. */
  readonly known: number | null;
}

/** All public diaries. */
export const ALL_OPEN: DiaryFilter = { name: "", where: OPEN, isOneText: true, narrow: null, known: null };

/** All public diaries by their filter words. */
export function allByWords(db: QueryExecutorProvider, options: { isGuess?: boolean } = {}) {
  return countedWords(db, { name: "", diaries: sql`select words from diary where ${OPEN}`, ...options });
}

/** Counts of one strain or brand; null for products, whose rows have no filter words. */
async function wordsOf(
  db: QueryExecutorProvider,
  { kind, ids }: Pick<GrownWith, "kind" | "ids">,
  options: { isGuess?: boolean } = {},
): Promise<CountedWords | null> {
  if (kind === "product" || ids.length !== 1) return null;
  const diaries = sql`select words from grown_with where kind = ${kind} and thing_id = ${ids[0]} and ${OPEN}`;
  return await countedWords(db, { name: `${kind} ${ids[0]}`, diaries, ...options });
}

/**
 * Resolves a list query to a filter.
 *
 * @returns null when a filter word is unknown or names a strain or brand that does not exist
 */
export async function diaryFilter(
  db: QueryExecutorProvider,
  query: DiaryFilters,
  reader: Reader | null,
): Promise<DiaryFilter | null> {
  const wish = await readWish(db, query);
  if (!wish) return null;
  const { words, events, wanted } = wish;
  const { user_id: userId, is_lock: isLock } = query;
  const isOwn = userId !== undefined && (reader?.id === userId || isModerator(reader));
  const name = JSON.stringify([
    ...[userId, isOwn, words.must, words.among, events, isLock],
    wanted.map(({ kind, ids }) => [kind, ids]),
  ]);
  const conditions = [
    // A user's own list includes everything they have.
    isOwn ? sql`not is_remove` : OPEN,
    areWords(words),
    ...(events === 0 ? [] : [sql`events & ${sql.lit(events)} = ${sql.lit(events)}`]),
    ...wanted.map((thing) => isGrownWith(thing, sql`diary.id`)),
    ...(isLock === undefined ? [] : [isLock ? sql`is_lock` : sql`not is_lock`]),
    ...(userId === undefined ? [] : [sql`user_id = ${hiddenFromPlanner(userId, sql`bigint`)}`]),
  ];
  const where = sql.join(conditions, sql` and `);
  const isOneText = events === 0 && wanted.length < 3 && wanted.every(({ ids }) => ids.length === 1);
  if (userId !== undefined || events !== 0 || isLock !== undefined)
    return { name, where, isOneText, narrow: null, known: null };
  const all = await allByWords(db, { isGuess: true });
  const rarest = wanted.reduce<GrownWith | null>((a, b) => (a === null || b.n < a.n ? b : a), null);
  const own = rarest && isMany(rarest.n) ? await wordsOf(db, rarest, { isGuess: true }) : null;
  const narrow = narrowList(wish, all, own);
  const counted = wanted.length === 0 ? all : wanted.length === 1 ? own : null;
  const known = counted && knownNumber(countFitting(counted, words));
  return { name, where, isOneText, narrow, known };
}

/** The conditions of a list query, apart from the author. */
export interface DiaryWish {
  readonly words: WordSet;
  /** Their events, as the bits of `diary.events`. */
  readonly events: number;
  readonly wanted: readonly GrownWith[];
}

/** @returns null when a filter word is unknown or names a strain or brand that does not exist */
export async function readWish(db: QueryExecutorProvider, query: DiaryFilters): Promise<DiaryWish | null> {
  const filters = parseDiaryTags(query.tags ?? []);
  if (!filters) return null;
  const wanted = await findWanted(db, filters, query);
  return wanted && { words: wordSet(filters, query.is_harvest), events: eventBits(filters.events), wanted };
}

interface NamedRow {
  kind: "strain" | "brand";
  id: number;
  cnt_diaries: number;
}

const readNamed = composed(
  (strains: readonly string[], brands: readonly string[]) => sql<NamedRow>`${prepared}
    select 'strain' as kind, id, cnt_diaries from strain where slug = any(${hiddenFromPlanner(strains, sql`text[]`)}::text[]) and not is_remove
    union all
    select 'brand', id, cnt_diaries from brand where slug = any(${hiddenFromPlanner(brands, sql`text[]`)}::text[]) and not is_remove`,
);

/** Resolves strains, brands and products by word and id; null when a word names something unknown. */
async function findWanted(
  db: QueryExecutorProvider,
  { strains, brands }: ExploreFilters,
  { strain_id, brand_id, product_id }: DiaryFilters,
): Promise<GrownWith[] | null> {
  const rows = strains.length > 0 || brands.length > 0 ? await readNamed(db, strains, brands) : [];
  const named = (kind: NamedRow["kind"]): GrownWith => {
    const found = rows.filter((row) => row.kind === kind);
    return {
      kind,
      ids: found.map(({ id }) => id),
      n: found.reduce((sum, { cnt_diaries }) => sum + cnt_diaries, 0),
    };
  };
  const [ofStrains, ofBrands] = [named("strain"), named("brand")];
  if (ofStrains.ids.length !== strains.length || ofBrands.ids.length !== brands.length) return null;
  const byIds: [GrownWith["kind"], number | undefined][] = [
    ["strain", strain_id],
    ["brand", brand_id],
    ["product", product_id],
  ];
  const wanted = [ofStrains, ofBrands].filter((thing) => thing.ids.length > 0);
  for (const [kind, id] of byIds) {
    if (id !== undefined) wanted.push({ kind, ids: [id], n: await sizeOf(db, kind, id) });
  }
  return wanted;
}

/** One page of diaries in order, for {@link precheckCards}. */
export function pageOfDiaries(
  { where, narrow }: DiaryFilter,
  { sort, start, limit }: ListQuery,
  from: PageBegin | null = null,
) {
  const by = sql.ref(SORTED_BY[sort]);
  const order = sql`${by} desc, id desc`;
  const skipped = start - (from?.start ?? 0);
  // Without literal limits the planner overestimates and plans a prepared statement again each time, so the top of a list and pages
  // with a known start have them in the text.
  const part =
    skipped === 0 && PAGE_SIZES.has(limit)
      ? sql`limit ${sql.lit(limit)}`
      : sql`limit ${limit} offset ${skipped}`;
  const page = sql`select ${cardColumns}, ${by} as sorted_by from diary`;
  if (narrow) {
    const { ids } = bestWay(narrow, { sort, from, rows: skipped + limit, limit: part });
    return sql`${page} where id in (${ids}) order by ${order}`;
  }
  const after = from ? sql`and (${by}, id) <= (${from.value}, ${from.id}::bigint)` : sql``;
  return sql`${page} where ${where} ${after} order by ${order} ${part}`;
}

/** The number of diaries in a list, up to {@link MAX_TOTAL} plus one. */
export interface CountOfDiaries {
  /** As a subquery. */
  readonly total: RawBuilder<number>;
  /** Estimated number of rows to read for it, if known. */
  readonly rows: number;
}

export function totalOfDiaries({ where, narrow }: DiaryFilter): CountOfDiaries {
  const rows = MAX_TOTAL + 1;
  const limit = sql`limit ${sql.lit(rows)}`;
  const way = narrow && bestWay(narrow, { sort: "update", from: null, rows, limit });
  const found = way ? way.ids : sql`select from diary where ${where} ${limit}`;
  return { total: sql<number>`(select count(*)::int from (${found}) counted)`, rows: way?.rows ?? 0 };
}

/** The same as a query of its own. */
export async function countDiaries(
  db: QueryExecutorProvider,
  { total }: CountOfDiaries,
  { isPrepared = false } = {},
): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`${isPrepared ? prepared : sql``} select ${total} as total`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Counts of a list by filter words. */
export async function wordsOfList(
  db: QueryExecutorProvider,
  { name, where, narrow }: DiaryFilter,
): Promise<CountedWords> {
  const [thing, ...others] = narrow?.wanted ?? [];
  const ofThing = thing !== undefined && others.length === 0 ? await wordsOf(db, thing) : null;
  return ofThing ?? (await countedWords(db, { name, diaries: sql`select words from diary where ${where}` }));
}

/** Counts of a list by filter words and events; diaries without events are left out of the latter. */
export async function eventsOfList(
  db: QueryExecutorProvider,
  { name, where }: Pick<DiaryFilter, "name" | "where">,
): Promise<CountedWords> {
  const diaries = sql`select words, events from diary where events <> 0 and ${where}`;
  return await countedWords(db, { name: `events ${name}`, diaries, hasEvents: true });
}
