import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { composed } from "../../db/composed.ts";
import { kept } from "../../db/kept-statement.ts";
import { RecentThings } from "../../db/recent-things.ts";
import { catalogueOf } from "../catalogue/catalogue-cache.ts";
import { catalogueVersion } from "../catalogue/catalogue-refs.ts";
import { likedBy } from "../likes.ts";
import { authorAndCover, cardRow } from "./card-query.ts";
import { equipOf, readEquip } from "./equipment-rows.ts";
import { presentDiaryCard } from "./present-card.ts";

type Card = Schema<"DiaryCard">;

/**
 * What a query of diaries must select to have cards made of them, in its order. `xmin` is another one after each write to the row; weeks
 * and seeds touch their diary (`touch_diary`).
 */
export const cardColumns = sql`id, xmin as written, user_id, photo_id`;

/** Which cards there are, and in which version each. */
export interface SeenCards {
  /** In their order; see {@link lookAtCards}. */
  readonly cards: readonly string[];
  /** Of all products and brands together. */
  readonly catalogue: string;
  /** The same while all cards are the same, for this reader. */
  readonly version: string;
  /** What was asked to be counted besides. */
  readonly total: number | null;
  /** Where the list begins, where that was asked for. */
  readonly first: { readonly value: string | number; readonly id: number } | null;
}

interface LookOptions {
  /** The text of the query is one of a few, so that the statement may be kept. */
  readonly isKept?: boolean;
  /** A number to be found on the way, which saves a query. */
  readonly total?: RawBuilder<number | null>;
  /** The highest value of what the query is sorted by, of its rows as `chosen`. */
  readonly highest?: RawBuilder<string | number | null>;
}

export interface LookRow {
  cards: string | null;
  catalogue: string | null;
  total: number | null;
  highest: string | number | null;
}

/**
 * Looks which diaries a query selects, in its order, and in which versions they, their authors and covers are, without reading what stands
 * in them: `181 7001 6512 6513`, with a word more where the reader likes it. One query, and one text for all of them. Not for within a
 * transaction that writes: its versions are not there for others before it ends.
 *
 * @param chosen a query of {@link cardColumns}; it alone decides which diaries and how many
 */
export async function lookAtCards(
  db: QueryExecutorProvider,
  chosen: RawBuilder<unknown>,
  readerId: number | null,
  options: LookOptions = {},
): Promise<SeenCards> {
  const { rows } = await lookOf(chosen, readerId, options).execute(db);
  return seenIn(rows);
}

/** The statement of {@link lookAtCards}. */
export function lookOf(
  chosen: RawBuilder<unknown>,
  readerId: number | null,
  { isKept = false, total = sql<null>`null::int`, highest = sql<null>`null` }: LookOptions = {},
): RawBuilder<LookRow> {
  const like =
    readerId === null
      ? sql``
      : sql`, case when ${likedBy(readerId, "diary", sql`chosen.id`)} then ${sql.lit(LIKED)} end`;
  // Joins take half of the time of one look-up for each row, but may come in another order.
  return sql<LookRow>`${isKept ? kept : sql``}
    select string_agg(concat(chosen.id, ' ', chosen.written, ' ', u.xmin, ' ', c.xmin${like}), ',' order by place) as cards,
      ${catalogueVersion} as catalogue,
      ${total} as total, ${highest} as highest
    from (select chosen.*, row_number() over () as place from (${chosen}) chosen) chosen
    left join users u on u.id = chosen.user_id
    left join photo c on c.id = chosen.photo_id`;
}

/** What the statement of {@link lookAtCards} has found. */
export function seenIn([row]: readonly LookRow[]): SeenCards {
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

/** Cards that are remembered for sure: a few hundred pages of lists. */
const REMEMBERED = 2000;

const known = new RecentThings<Card>(REMEMBERED);

/** The cards that were seen, frozen; those not known in these versions are read, all together. One that has gone meanwhile is left out. */
export async function cardsOf(
  db: QueryExecutorProvider,
  { cards, catalogue }: Pick<SeenCards, "cards" | "catalogue">,
): Promise<Card[]> {
  const found = cards.map((card) => knownCard(`${catalogue} ${card}`));
  const missing = cards.filter((_card, index) => found[index] === undefined).map(idOf);
  if (missing.length === 0) return found.filter((card) => card !== undefined);
  const read = new Map((await readCards(db, missing, catalogue)).map((card) => [card.id, card]));
  return cards.flatMap((card, index) => {
    const fresh = read.get(idOf(card));
    return found[index] ?? (fresh ? keepCard(`${catalogue} ${card}`, fresh) : []);
  });
}

/** A card is known by its versions; with the reader's like it is made of the one without. */
function knownCard(name: string): Card | undefined {
  const card = known.find(name);
  if (card !== undefined || !name.endsWith(LIKED)) return card;
  const plain = known.find(name.slice(0, -LIKED.length));
  return plain && known.keep(name, { ...plain, is_like: true });
}

function keepCard(name: string, card: Card): Card {
  if (!name.endsWith(LIKED)) return known.keep(name, card);
  known.keep(name.slice(0, -LIKED.length), card);
  return known.keep(name, { ...card, is_like: true });
}

function idOf(card: string): number {
  return Number.parseInt(card, 10);
}

const readRows = composed(
  (ids: readonly number[]) => sql<{ card: unknown[] }>`${kept}
    select ${cardRow.values} as card
    from diary d
    ${authorAndCover}
    where d.id = any(${ids}::bigint[])`,
);

/**
 * Cards as somebody sees them who likes none.
 *
 * @param version of the catalogue, as it was when the diaries were chosen
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

/** Cards of the diaries that `chosen` selects; see {@link lookAtCards}. One query, and a second one where some are not known. */
export async function readDiaryCards(
  db: QueryExecutorProvider,
  chosen: RawBuilder<unknown>,
  readerId: number | null,
  options: Pick<LookOptions, "isKept"> = {},
): Promise<Card[]> {
  return await cardsOf(db, await lookAtCards(db, chosen, readerId, options));
}
