import type { DiarySort } from "@grow/domain";
import { type RawBuilder, sql } from "kysely";
import type { PageBegin } from "../../../db/long-list.ts";
import { type GrownWith, hiddenFromPlanner, isGrownWith, isOneOf } from "./grown-with.ts";
import { type CountedWords, countFitting } from "./word-counts.ts";
import { SETUP, type WordSet } from "./word-set.ts";

/** Sort columns, descending; then by id. */
export const SORTED_BY = {
  update: "update_date",
  new: "add_date",
  like: "cnt_likes",
  view: "cnt_views",
} as const satisfies Record<DiarySort, string>;

/** Public diaries filtered by words and by what they are grown with. */
export interface NarrowList {
  readonly words: WordSet;
  readonly wanted: readonly GrownWith[];
  /** Number of public diaries. */
  readonly total: number;
  /** Share of all public diaries that match the words. */
  readonly ofAll: Shares;
  /** The same among diaries grown with the rarest requested thing, whose distribution differs from the overall one. */
  readonly ofOwn: Shares;
}

interface Shares {
  readonly words: number;
  /** Of the setup words alone. */
  readonly setups: number;
}

/**
 * @param all counts of public diaries by words, possibly a minute old
 * @param own the same for the rarest requested thing, if it has many diaries
 */
export function narrowList(
  { words, wanted }: Pick<NarrowList, "words" | "wanted">,
  all: CountedWords,
  own: CountedWords | null,
): NarrowList {
  const ofAll = sharesOf(all, words);
  return { words, wanted, total: Math.max(1, all.total), ofAll, ofOwn: own ? sharesOf(own, words) : ofAll };
}

/** Never zero, because new diaries may have been added. */
function sharesOf(diaries: CountedWords, words: WordSet): Shares {
  const setups = new Set(words.setups);
  const n = diaries.alike.reduce((sum, one) => sum + (setups.has(one.words & SETUP) ? one.n : 0), 0);
  const total = Math.max(1, diaries.total);
  return {
    words: Math.max(countFitting(diaries, words), 0.5) / total,
    setups: words.setups ? Math.max(n, 0.5) / total : 1,
  };
}

/** The requested part of a list. */
export interface Part {
  readonly sort: DiarySort;
  /** Where the scan starts. */
  readonly from: PageBegin | null;
  /** Number of rows from the start to the end of the part. */
  readonly rows: number;
  /** The limit clause in SQL. */
  readonly limit: RawBuilder<unknown>;
}

/** An access path to the part of a list. */
export interface Way {
  readonly name: string;
  /** Estimated number of index rows to read. */
  readonly rows: number;
  /** Cost in units of sequentially read index rows. */
  readonly cost: number;
  /** The query of the ids. */
  readonly ids: RawBuilder<unknown>;
}

/** Costs of starting an index scan, of an index lookup, and of fetching a table row. */
const BEGIN = 8;
const LOOKUP = 8;
const FETCH = 7;
/** Products use other indexes, and recently used pages are close to each other. */
const PRODUCT_LOOKUP = 4 * LOOKUP;

/**
 * Enumerates the access paths to a part of a list: scan its order until enough diaries match, or collect all matches and sort them, either
 * among all diaries or among those of one strain or brand. Scanning is best when many match, collecting when few do.
 */
export function waysTo(list: NarrowList, part: Part): Way[] {
  const ways = [walkAll(list, part)];
  const gather = list.words.setups && gatherAll(list, part, list.words.setups);
  if (gather) ways.push(gather);
  for (const thing of list.wanted) {
    const others = list.wanted.filter((one) => one !== thing);
    if (thing.kind === "product") {
      ways.push(gatherProduct(list, part, { thing, others }));
      continue;
    }
    if (isKnownOrder(part.sort) && thing.ids.length === 1)
      ways.push(walkThing(list, part, { thing, others }));
    ways.push(gatherThing(list, part, { thing, others, setups: null }));
    const { setups } = list.words;
    if (setups) ways.push(gatherThing(list, part, { thing, others, setups }));
  }
  return ways;
}

/** Whether the table `grown_with` has the sort column. */
function isKnownOrder(sort: DiarySort): boolean {
  return sort === "update" || sort === "new";
}

/** The cheapest access path. */
export function bestWay(list: NarrowList, part: Part): Way {
  return waysTo(list, part).reduce((best, way) => (way.cost < best.cost ? way : best));
}

/**
 * Conditions on the column `words`. A row with all required bits has a value of at least their sum, so the condition includes that range.
 * The planner assumes that many rows match a range, but hardly any match an equality, for which it would not scan.
 */
export function areWords({ must, among }: WordSet): RawBuilder<unknown> {
  const some = among.map((bits) => sql`words & ${bits} <> 0`);
  return sql.join([sql`words & ${must} >= ${must}`, ...some], sql` and `);
}

function conditions({ words, wanted }: Pick<NarrowList, "words" | "wanted">, id: RawBuilder<unknown>) {
  return sql.join(
    [sql`is_visible`, areWords(words), ...wanted.map((thing) => isGrownWith(thing, id))],
    sql` and `,
  );
}

/** Estimated share of public diaries that are grown with all of these, assuming independence. */
function shareOfThings(things: readonly GrownWith[], { total }: NarrowList): number {
  return things.reduce((share, { n }) => share * Math.min(1, Math.max(n, 0.5) / total), 1);
}

function after(
  by: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  from: PageBegin | null,
): RawBuilder<unknown> {
  return from ? sql`and (${by}, ${id}) <= (${from.value}, ${from.id}::bigint)` : sql``;
}

function lookupCost(things: readonly GrownWith[]): number {
  return things.reduce((sum, { kind }) => sum + (kind === "product" ? PRODUCT_LOOKUP : LOOKUP), 0);
}

function walkAll(list: NarrowList, { sort, from, rows, limit }: Part): Way {
  const { wanted, total, ofAll, ofOwn } = list;
  const walked = Math.min(total, rows / (ofOwn.words * shareOfThings(wanted, list)));
  const by = sql.ref(SORTED_BY[sort]);
  const id = sql`diary.id`;
  return {
    name: "walk all",
    rows: walked,
    cost: walked + walked * ofAll.words * lookupCost(wanted),
    ids: sql`select id from diary where ${conditions(list, id)} ${after(by, id, from)} order by ${by} desc, id desc ${limit}`,
  };
}

function gatherAll(list: NarrowList, { sort, from, limit }: Part, setups: readonly number[]): Way {
  const { wanted, total, ofAll } = list;
  const by = sql.ref(SORTED_BY[sort]);
  const gathered = total * ofAll.setups;
  return {
    name: "gather all",
    rows: gathered,
    cost: setups.length * BEGIN + gathered + total * ofAll.words * lookupCost(wanted),
    ids: sql`select id from (
        select id, ${by} from diary where ${isSetUp(setups)} and ${conditions(list, sql`diary.id`)} offset 0) found
      where true ${after(by, sql`id`, from)} order by ${by} desc, id desc ${limit}`,
  };
}

/** Must equal the index expression. */
function isSetUp(setups: readonly number[]): RawBuilder<unknown> {
  return sql`(words & ${sql.lit(SETUP)}) = any(${hiddenFromPlanner(setups, sql`int[]`)}::int[])`;
}

interface ThingWay {
  readonly thing: GrownWith;
  readonly others: readonly GrownWith[];
}

function walkThing(list: NarrowList, { sort, from, rows, limit }: Part, { thing, others }: ThingWay): Way {
  const ofWords = list.ofOwn.words;
  const walked = Math.min(thing.n, rows / (ofWords * shareOfThings(others, list)));
  const by = sql.ref(SORTED_BY[sort]);
  const id = sql`g.diary_id`;
  return {
    name: `walk ${thing.kind}`,
    rows: walked,
    cost: walked + walked * ofWords * lookupCost(others),
    ids: sql`select diary_id as id from grown_with g
      where kind = ${thing.kind} and thing_id ${isOneOf(thing.ids)} and ${conditions({ ...list, wanted: others }, id)}
        ${after(by, id, from)}
      order by ${by} desc, diary_id desc ${limit}`,
  };
}

function gatherThing(
  list: NarrowList,
  part: Part,
  { thing, others, setups }: ThingWay & { readonly setups: readonly number[] | null },
): Way {
  const { sort, from, limit } = part;
  const gathered = thing.n * (setups ? list.ofOwn.setups : 1);
  const found = thing.n * list.ofOwn.words;
  const isSorted = isKnownOrder(sort);
  const by = sql.ref(SORTED_BY[sort]);
  const ids = sql`select ${thing.ids.length > 1 ? sql`distinct` : sql``} diary_id as id${isSorted ? sql`, ${by}` : sql``} from grown_with g
    where kind = ${thing.kind} and thing_id ${isOneOf(thing.ids)}
      ${setups ? sql`and ${isSetUp(setups)}` : sql``} and ${conditions({ ...list, wanted: others }, sql`g.diary_id`)} offset 0`;
  return {
    name: `gather ${thing.kind}${setups ? " by setup" : ""}`,
    rows: gathered,
    cost:
      (setups ? setups.length * thing.ids.length * BEGIN : 0) +
      gathered +
      found * lookupCost(others) +
      (isSorted ? 0 : found * shareOfThings(others, list) * FETCH),
    ids: isSorted
      ? sql`select id from (${ids}) found where true ${after(by, sql`id`, from)}
          order by ${by} desc, id desc ${limit}`
      : fetched(ids, { sort, from, limit }),
  };
}

/** Products have no filter words in `grown_with`, so their diaries are filtered after fetching. */
function gatherProduct(list: NarrowList, part: Part, { thing, others }: ThingWay): Way {
  const ids = sql`select distinct diary_id as id from diary_equip where product_id ${isOneOf(thing.ids)} offset 0`;
  const ofWords = list.ofOwn.words;
  return {
    name: "gather product",
    rows: thing.n,
    cost: thing.n * (1 + FETCH) + thing.n * ofWords * lookupCost(others),
    ids: fetched(ids, part, conditions({ ...list, wanted: others }, sql`d.id`)),
  };
}

/** Sorts collected diaries by a column that only `diary` has. */
function fetched(
  ids: RawBuilder<unknown>,
  { sort, from, limit }: Pick<Part, "sort" | "from" | "limit">,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  const by = sql`d.${sql.ref(SORTED_BY[sort])}`;
  return sql`select d.id from (${ids}) found
    cross join lateral (select * from diary where diary.id = found.id limit 1) d
    where ${condition} ${after(by, sql`d.id`, from)} order by ${by} desc, d.id desc ${limit}`;
}
