import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { composed } from "../../db/composed.ts";
import { LruCache } from "../../db/lru-cache.ts";
import { prepared } from "../../db/prepared-statement.ts";
import { catalogueOf } from "../catalogue/catalogue-cache.ts";
import { catalogueVersion } from "../catalogue/catalogue-refs.ts";
import { likedBy } from "../likes.ts";
import { authorAndCover, cardRow } from "./card-query.ts";
import { equipOf, readEquip } from "./equipment-rows.ts";
import { presentDiaryCard } from "./present-card.ts";

type Card = Schema<"DiaryCard">;

/**
 * The columns that a query of diaries must select for cards, in this order. `xmin` changes with each write to the row; triggers make
 * changes of weeks and seeds write their diary (`touch_diary`).
 */
export const cardColumns = sql`id, xmin as written, user_id, photo_id`;

/** The cards of a list with their versions. */
export interface CardVersions {
  /** Cards with versions in list order; see {@link precheckCards}. */
  readonly cards: readonly string[];
  /** Version of all products and brands. */
  readonly catalogue: string;
  /** Version of all cards, as this user sees them. */
  readonly version: string;
  /** The total, if requested. */
  readonly total: number | null;
  /** The start of the list, if requested. */
  readonly first: { readonly value: string | number; readonly id: number } | null;
}

interface PrecheckOptions {
  /** The query has one of a few fixed texts, so it may be a prepared statement. */
  readonly isPrepared?: boolean;
  /** A count to compute in the same query. */
  readonly total?: RawBuilder<number | null>;
  /** The highest sort value among the rows, from `chosen`. */
  readonly highest?: RawBuilder<string | number | null>;
}

export interface PrecheckRow {
  cards: string | null;
  catalogue: string | null;
  total: number | null;
  highest: string | number | null;
}

/**
 * Precheck of a list: reads which diaries a query selects, in its order, and the versions of the diaries, their authors and covers, without
 * their content: `181 7001 6512 6513`, with another field if the user likes it. One query with a fixed text. Not for use inside a
 * transaction that writes, because its versions are invisible to others before it commits.
 *
 * @param chosen a query of {@link cardColumns}, which determines the diaries and their number
 */
export async function precheckCards(
  db: QueryExecutorProvider,
  chosen: RawBuilder<unknown>,
  readerId: number | null,
  options: PrecheckOptions = {},
): Promise<CardVersions> {
  const { rows } = await precheckStatement(chosen, readerId, options).execute(db);
  return parsePrecheck(rows);
}

/** The statement of {@link precheckCards}. */
export function precheckStatement(
  chosen: RawBuilder<unknown>,
  readerId: number | null,
  { isPrepared = false, total = sql<null>`null::int`, highest = sql<null>`null` }: PrecheckOptions = {},
): RawBuilder<PrecheckRow> {
  const like =
    readerId === null
      ? sql``
      : sql`, case when ${likedBy(readerId, "diary", sql`chosen.id`)} then ${sql.lit(LIKED)} end`;
  // Joins take half the time of a subquery per row, but may change the order.
  return sql<PrecheckRow>`${isPrepared ? prepared : sql``}
    select string_agg(concat(chosen.id, ' ', chosen.written, ' ', u.xmin, ' ', c.xmin${like}), ',' order by place) as cards,
      ${catalogueVersion} as catalogue,
      ${total} as total, ${highest} as highest
    from (select chosen.*, row_number() over () as place from (${chosen}) chosen) chosen
    left join users u on u.id = chosen.user_id
    left join photo c on c.id = chosen.photo_id`;
}

/** Parses the result of the statement of {@link precheckCards}. */
export function parsePrecheck([row]: readonly PrecheckRow[]): CardVersions {
  const catalogue = row?.catalogue ?? "";
  const text = row?.cards ?? "";
  const cards = text === "" ? [] : text.split(",");
  const [top] = cards;
  const value = row?.highest ?? null;
  return {
    cards,
    catalogue,
    version: `${catalogue} ${text}`,
    total: row?.total ?? null,
    first: top === undefined || value === null ? null : { value, id: idOf(top) },
  };
}

const LIKED = " liked";

/** Number of cached cards: a few hundred list pages. */
const CACHED_CARDS = 2000;

const cache = new LruCache<Card>(CACHED_CARDS);

/** Returns the cards of a precheck, frozen. Uncached versions are read in one query. A diary deleted meanwhile is skipped. */
export async function cardsOf(
  db: QueryExecutorProvider,
  { cards, catalogue }: Pick<CardVersions, "cards" | "catalogue">,
): Promise<Card[]> {
  const found = cards.map((card) => cachedCard(`${catalogue} ${card}`));
  const missing = cards.filter((_card, index) => found[index] === undefined).map(idOf);
  if (missing.length === 0) return found.filter((card) => card !== undefined);
  const read = new Map((await readCards(db, missing, catalogue)).map((card) => [card.id, card]));
  return cards.flatMap((card, index) => {
    const fresh = read.get(idOf(card));
    return found[index] ?? (fresh ? cacheCard(`${catalogue} ${card}`, fresh) : []);
  });
}

/** Finds a cached card by its versions; a card with the user's like is derived from the one without. */
function cachedCard(name: string): Card | undefined {
  const card = cache.get(name);
  if (card !== undefined || !name.endsWith(LIKED)) return card;
  const plain = cache.get(name.slice(0, -LIKED.length));
  return plain && cache.set(name, { ...plain, is_like: true });
}

function cacheCard(name: string, card: Card): Card {
  if (!name.endsWith(LIKED)) return cache.set(name, card);
  cache.set(name.slice(0, -LIKED.length), card);
  return cache.set(name, { ...card, is_like: true });
}

function idOf(card: string): number {
  return Number.parseInt(card, 10);
}

const readRows = composed(
  (ids: readonly number[]) => sql<{ card: unknown[] }>`${prepared}
    select ${cardRow.values} as card
    from diary d
    ${authorAndCover}
    where d.id = any(${ids}::bigint[])`,
);

/**
 * Reads cards as seen by a user without likes.
 *
 * @param version of the catalogue when the diaries were selected
 */
async function readCards(
  db: QueryExecutorProvider,
  ids: readonly number[],
  version: string,
): Promise<Card[]> {
  const rows = (await readRows(db, ids)).map(({ card }) => {
    const row = cardRow.read(card);
    return { row, seeds: readEquip(row.seeds) };
  });
  const catalogue = await catalogueOf(
    db,
    version,
    rows.flatMap(({ seeds }) => seeds),
  );
  return rows.map(({ row, seeds }) => presentDiaryCard({ ...row, seeds: equipOf(seeds, catalogue) }));
}

/** Cards of the diaries that `chosen` selects; see {@link precheckCards}. One query, and another one for uncached cards. */
export async function readDiaryCards(
  db: QueryExecutorProvider,
  chosen: RawBuilder<unknown>,
  readerId: number | null,
  options: Pick<PrecheckOptions, "isPrepared"> = {},
): Promise<Card[]> {
  return await cardsOf(db, await precheckCards(db, chosen, readerId, options));
}
