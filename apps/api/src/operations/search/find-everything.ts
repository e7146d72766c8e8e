import type { ReadQuery } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { brandJson, productJson } from "../../content/catalogue/catalogue-refs.ts";
import { composed } from "../../db/composed.ts";
import { LruCache } from "../../db/lru-cache.ts";
import { prepared } from "../../db/prepared-statement.ts";
import { wordQuery, wordsOf } from "../../db/search-words.ts";
import type { FoundThing, Kind, SearchPieces, SearchSource } from "../../kinds/kind.ts";
import { ALL_KINDS, type SearchGroup } from "../../kinds/kinds.ts";
import { wordsLike } from "./words-like.ts";

/** Maximum number of candidates per kind: a common word matches thousands. */
const CANDIDATES = 1000;

/** A found thing, as the statement returns it. */
export interface FoundRow extends FoundThing {
  readonly picture_key: string | null;
  readonly note: string;
  readonly cnt_diaries: number | null;
}

export interface FoundGroup {
  readonly kind: SearchGroup;
  readonly total: number;
  readonly items: readonly FoundRow[];
}

/**
 * The query, hidden from the planner, so that it uses one generic plan with the word indexes: planning each search takes ten times as long
 * as the search.
 */
const words = sql`(select words from asked)`;
const wide = sql`(select wide from asked)`;
const beginning = sql`(select beginning from asked)`;
const first = sql`(select first from asked)`;

/** Names with words that begin like those of the query. */
const byWords = (kind: string): RawBuilder<unknown> =>
  sql`(select id, 0 as near from search_entry where kind = ${sql.lit(kind)} and words @@ ${words}) e`;

/**
 * Names with the query's words inside other words, or with similar words, and diaries whose weeks contain them. Best matches first.
 */
function byAnything(kind: string): RawBuilder<unknown> {
  const names = sql`
    select id, case when words @@ ${words} then 3 when parts @@ ${words} then 2 else 0 end as near
    from search_entry where kind = ${sql.lit(kind)} and parts @@ ${wide} limit ${sql.lit(CANDIDATES)}`;
  if (kind !== "diary") return sql`(${names}) e`;
  return sql`(
    select id, max(near) as near from (
      (${names}) union all
      (select w.diary_id, 1 from week w join diary d on d.id = w.diary_id and d.is_visible and not d.is_lock
       where not w.is_remove and w.text <> '' and search_text(w.text) @@ ${words} limit ${sql.lit(CANDIDATES)})) found
    group by id) e`;
}

const piecesOf = (entries: RawBuilder<unknown>): SearchPieces => ({
  entries,
  brand: brandJson,
  product: productJson,
});

/** The searched kinds, by their property in the response. */
export const SOURCES = Object.fromEntries(
  ALL_KINDS.flatMap(([kind, { table, search }]) =>
    search === null ? [] : [[search.group, { kind, table, ...search }]],
  ),
) as Readonly<Record<SearchGroup, SearchSource & { readonly kind: Kind; readonly table: string }>>;

export const SEARCH_GROUPS = Object.keys(SOURCES) as SearchGroup[];

/** The parameters of the statement. */
interface Asked {
  readonly words: string;
  /** The words with those that are nearly the same. */
  readonly wide: string;
  readonly beginning: string;
  /** The first word: matches in the name come before others. */
  readonly first: string;
  readonly start: number;
}

/** A page of matches of some kinds; their contents are read only for the shown ones. */
function pages(
  kinds: readonly SearchGroup[],
  entriesOf: (kind: Kind) => RawBuilder<unknown>,
  limit: number,
  asked: Asked,
): RawBuilder<FoundGroup> {
  const of = (group: SearchGroup) => {
    const { kind, found, shown } = SOURCES[group];
    const pieces = piecesOf(entriesOf(kind));
    return sql`(
    with found as (${found(pieces)} limit ${sql.lit(CANDIDATES)}),
      top as (
        select id, row_number() over (
          order by starts_with(lower(name), ${beginning}) desc, near desc, strpos(lower(name), ${first}) > 0 desc, weight desc, id desc) as place
        from found order by place offset ${asked.start} limit ${sql.lit(limit)})
    select ${sql.lit(group)}::text as kind, (select count(*) from found)::int as total,
      (select coalesce(json_agg(page order by top.place), '[]')
       from top cross join lateral (${shown(pieces)}) page) as items)`;
  };
  return sql<FoundGroup>`${prepared}
    with asked as materialized (
      select ${asked.words}::tsquery as words, ${asked.wide}::tsquery as wide, ${asked.beginning}::text as beginning,
        ${asked.first}::text as first)
    select kind, total, items from (${sql.join(kinds.map(of), sql` union all `)}) groups`;
}

type Search = (db: QueryExecutorProvider, asked: Asked) => Promise<FoundGroup[]>;

/** By groups, way and size of a page, of which there are few. */
const searches = new Map<string, Search>();

function searchOf(groups: readonly SearchGroup[], way: "words" | "anything", limit: number): Search {
  const name = [...groups, way, limit].join();
  const known = searches.get(name);
  if (known !== undefined) return known;
  const entries = way === "words" ? byWords : byAnything;
  const send = composed((words: string, wide: string, beginning: string, first: string, start: number) =>
    pages(groups, entries, limit, { words, wide, beginning, first, start }),
  );
  const search: Search = (db, asked) =>
    send(db, asked.words, asked.wide, asked.beginning, asked.first, asked.start);
  searches.set(name, search);
  return search;
}

/** Maximum age of cached results in ms, for queries with too many matches: one or two letters match half of all names, and start every search. */
const AGE = 60_000;
/** Such searches that are remembered for sure. */
const REMEMBERED = 200;

interface Found {
  readonly groups: readonly FoundGroup[];
  readonly at: number;
}

/** Cached results, by database. */
const memories = new WeakMap<QueryExecutorProvider, LruCache<Found>>();

const HIDEABLE = SEARCH_GROUPS.filter((group) => SOURCES[group].visibleIf !== null);

/** Content may be hidden at any time, and then a cached result must not show it any more. */
const readShown = composed((ids: readonly number[]) => {
  const shown = HIDEABLE.map((group) => {
    const { table, visibleIf } = SOURCES[group];
    return sql`
      select ${sql.lit(group)} as kind, id from ${sql.table(table)} where id = any(${ids}::bigint[]) and ${visibleIf}`;
  });
  return sql<{ kind: SearchGroup; id: number }>`${prepared} ${sql.join(shown, sql` union all `)}`;
});

async function withoutHidden(
  db: QueryExecutorProvider,
  groups: readonly FoundGroup[],
): Promise<readonly FoundGroup[]> {
  const hideable = groups.filter(({ kind }) => HIDEABLE.includes(kind)).flatMap(({ items }) => items);
  const rows = await readShown(
    db,
    hideable.map(({ id }) => id),
  );
  const shown = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  return groups.map((group) =>
    HIDEABLE.includes(group.kind)
      ? { ...group, items: group.items.filter(({ id }) => shown.has(`${group.kind} ${id}`)) }
      : group,
  );
}

/**
 * Finds things by word prefixes of their names, in one statement for all groups. Names that begin with the query come first, then the most
 * liked or used. Without matches, typos and parts of words match; a page of diaries that is not full adds those whose weeks contain the
 * words. Results of queries with too many matches may be a minute old.
 */
export async function findEverything(
  db: QueryExecutorProvider,
  { query: asked, group, start, limit }: ReadQuery<"search">,
  now = Date.now(),
): Promise<readonly FoundGroup[]> {
  const beginning = asked.trim().toLowerCase();
  const said = wordsOf(asked);
  if (said.length === 0) return [];
  const begin = group === undefined ? 0 : start;
  const recent = memories.get(db) ?? new LruCache<Found>(REMEMBERED);
  memories.set(db, recent);
  const name = JSON.stringify([beginning, group, begin, limit]);
  const known = recent.get(name);
  if (known !== undefined && now - known.at <= AGE) return await withoutHidden(db, known.groups);
  const wanted = group === undefined ? SEARCH_GROUPS : [group];
  const query = wordQuery(said);
  const question = { words: query, wide: query, beginning, first: said[0] ?? "", start: begin };
  const near = await searchOf(wanted, "words", limit)(db, question);
  const isNothing = near.every(({ total }) => total === 0);
  const thin = near.flatMap(({ kind, total }) =>
    (kind === "diaries" ? total < limit : isNothing) ? [kind] : [],
  );
  let groups: readonly FoundGroup[] = near;
  if (thin.length > 0) {
    const wide = wordQuery(said, isNothing ? await wordsLike(db, said) : undefined);
    const far = await searchOf(thin, "anything", limit)(db, { ...question, wide });
    groups = near.map((one) => far.find(({ kind }) => kind === one.kind) ?? one);
  }
  if (groups.some(({ total }) => total >= CANDIDATES)) recent.set(name, { groups, at: now });
  return groups;
}
