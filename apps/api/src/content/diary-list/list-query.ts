import type { ReadQuery } from "@grow/contract";
import { type ExploreFilters, parseExploreTags } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { composed } from "../../db/composed.ts";
import { kept } from "../../db/kept-statement.ts";
import type { PageBegin } from "../../db/long-list.ts";
import { isModerator, type Reader } from "../../rights/diary-access.ts";
import { cardColumns } from "../diary-cards/read-cards.ts";
import { type GrownWith, isGrownWith, sizeOf, unseen } from "./plan/grown-with.ts";
import { areWords, bestWay, type NarrowList, narrowList, SORTED_BY } from "./plan/list-plans.ts";
import { type CountedWords, countedWords, countFitting, isMany, knownNumber } from "./plan/word-counts.ts";
import { type WordSet, wordSet } from "./plan/word-set.ts";

type ListQuery = ReadQuery<"listDiaries">;

/** What a list is narrowed by. */
export type DiaryFilters = Omit<ListQuery, "sort" | "start" | "limit">;

/** Totals are counted up to here; a list page shows "more than" beyond. Counting further costs more than it tells. */
export const MAX_TOTAL = 10_000;

/** Page sizes that are asked for day by day: statements with others in their texts would be too many to be kept. */
export const PAGE_SIZES: ReadonlySet<number> = new Set([12, 20, 24, 48]);

/** What stands in everybody's lists. */
export const OPEN = sql`is_visible`;

/** The diaries that a list query stands for. */
export interface DiaryFilter {
  /** The same for the same diaries. */
  readonly name: string;
  /** The condition over columns of `diary`. */
  readonly where: RawBuilder<unknown>;
  /** Its text is one of a few dozen. */
  readonly isOneText: boolean;
  /** How they are found without looking at all that the condition lets through; null where the condition alone finds them. */
  readonly narrow: NarrowList | null;
  /** How many there are, where that may be a minute old. */
  readonly known: number | null;
}

/** All open diaries. */
export const ALL_OPEN: DiaryFilter = { name: "", where: OPEN, isOneText: true, narrow: null, known: null };

/** All open diaries by their words. */
export function allByWords(db: QueryExecutorProvider, options: { isGuess?: boolean } = {}) {
  return countedWords(db, { name: "", diaries: sql`select words from diary where ${OPEN}`, ...options });
}

/** Those of one strain or brand; null for others, which are told apart by words only when they are read. */
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
 * The diaries that a list query stands for.
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
  const { words, wanted } = wish;
  const { user_id: userId } = query;
  const isOwn = userId !== undefined && (reader?.id === userId || isModerator(reader));
  const name = JSON.stringify([
    ...[userId, isOwn, words.must, words.among],
    wanted.map(({ kind, ids }) => [kind, ids]),
  ]);
  const conditions = [
    // Under his own name all that a grower has.
    isOwn ? sql`not is_remove` : OPEN,
    areWords(words),
    ...wanted.map((thing) => isGrownWith(thing, sql`diary.id`)),
    ...(userId === undefined ? [] : [sql`user_id = ${unseen(userId, sql`bigint`)}`]),
  ];
  const where = sql.join(conditions, sql` and `);
  const isOneText = wanted.length < 3 && wanted.every(({ ids }) => ids.length === 1);
  if (userId !== undefined) return { name, where, isOneText, narrow: null, known: null };
  const all = await allByWords(db, { isGuess: true });
  const rarest = wanted.reduce<GrownWith | null>((a, b) => (a === null || b.n < a.n ? b : a), null);
  const own = rarest && isMany(rarest.n) ? await wordsOf(db, rarest, { isGuess: true }) : null;
  const narrow = narrowList(wish, all, own);
  const counted = wanted.length === 0 ? all : wanted.length === 1 ? own : null;
  const known = counted && knownNumber(countFitting(counted, words));
  return { name, where, isOneText, narrow, known };
}

/** What a list query asks of a diary, besides whose it is. */
export interface DiaryWish {
  readonly words: WordSet;
  readonly wanted: readonly GrownWith[];
}

/** @returns null when a filter word is unknown or names a strain or brand that does not exist */
export async function readWish(db: QueryExecutorProvider, query: DiaryFilters): Promise<DiaryWish | null> {
  const filters = parseExploreTags(query.tags ?? []);
  if (!filters) return null;
  const wanted = await findWanted(db, filters, query);
  return wanted && { words: wordSet(filters, query.is_harvest), wanted };
}

interface NamedRow {
  kind: "strain" | "brand";
  id: number;
  cnt_diaries: number;
}

const readNamed = composed(
  (strains: readonly string[], brands: readonly string[]) => sql<NamedRow>`${kept}
    select 'strain' as kind, id, cnt_diaries from strain where slug = any(${unseen(strains, sql`text[]`)}::text[]) and not is_remove
    union all
    select 'brand', id, cnt_diaries from brand where slug = any(${unseen(brands, sql`text[]`)}::text[]) and not is_remove`,
);

/** What the diaries are to be grown with, by words and by ids; null when a word names what does not exist. */
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

/** One page of diaries in order, for {@link lookAtCards}. */
export function pageOfDiaries(
  { where, narrow }: DiaryFilter,
  { sort, start, limit }: ListQuery,
  from: PageBegin | null = null,
) {
  const by = sql.ref(SORTED_BY[sort]);
  const order = sql`${by} desc, id desc`;
  const skipped = start - (from?.start ?? 0);
  // Without knowing how little is wanted, the database plans a kept statement anew each time: a list's top, and pages whose beginning
  // is known, say so themselves.
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

/** How many diaries a list has, up to {@link MAX_TOTAL} and one more. */
export interface CountOfDiaries {
  /** Within another query. */
  readonly total: RawBuilder<number>;
  /** About how many rows are read for it, as far as that is known. */
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
  { isKept = false } = {},
): Promise<number> {
  const { rows } = await sql<{ total: number }>`${isKept ? kept : sql``} select ${total} as total`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** All that is in a list by its words. */
export async function wordsOfList(
  db: QueryExecutorProvider,
  { name, where, narrow }: DiaryFilter,
): Promise<CountedWords> {
  const [thing, ...others] = narrow?.wanted ?? [];
  const ofThing = thing !== undefined && others.length === 0 ? await wordsOf(db, thing) : null;
  return ofThing ?? (await countedWords(db, { name, diaries: sql`select words from diary where ${where}` }));
}
