import type { ReadQuery } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { brandJson, productJson } from "../../content/catalogue/catalogue-refs.ts";
import { composed } from "../../db/composed.ts";
import { kept } from "../../db/kept-statement.ts";
import { RecentThings } from "../../db/recent-things.ts";
import type { FoundThing, SearchPieces, SearchSource } from "../../kinds/kind.ts";
import { ALL_KINDS, type SearchGroup } from "../../kinds/kinds.ts";

/** Words of a query beyond these say nothing more. */
const MAX_WORDS = 6;
/** Things of one kind that are looked at: a common word fits thousands, and who wants those says more. */
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

/** Words of a text: letters with their marks, and digits. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}

/**
 * What is asked for. The planner cannot look into it, and so finds one plan for all words, by the indexes of words: to make one for
 * each search takes ten times as long as the search itself.
 */
const query = sql`(select words from asked)`;
const beginning = sql`(select beginning from asked)`;
/** Greater than all letters. */
const LAST = "\u{10ffff}";

const PIECES: SearchPieces = {
  matches: (column) => sql<boolean>`to_tsvector('simple', ${sql.ref(column)}) @@ ${query}`,
  beginsWith: (column) => sql<boolean>`
    lower(${sql.ref(column)}) ~>=~ ${beginning} and lower(${sql.ref(column)}) ~<~ (${beginning} || ${sql.lit(LAST)})`,
  brand: brandJson,
  product: productJson,
};

/** The searched kinds by their property of the answer. */
export const SOURCES = Object.fromEntries(
  ALL_KINDS.flatMap(([, { table, search }]) =>
    search === null ? [] : [[search.group, { table, ...search }]],
  ),
) as Readonly<Record<SearchGroup, SearchSource & { readonly table: string }>>;

export const SEARCH_GROUPS = Object.keys(SOURCES) as SearchGroup[];

/** A page of what fits, of some kinds: what is told of a thing is read for those shown alone. */
function pages(
  kinds: readonly SearchGroup[],
  { words, text, limit, start }: { words: string; text: string; limit: number; start: number },
): RawBuilder<FoundGroup> {
  const of = (kind: SearchGroup) => sql`(
    with found as (${SOURCES[kind].found(PIECES)} limit ${sql.lit(CANDIDATES)}),
      top as (
        select id, row_number() over (order by starts_with(lower(name), ${beginning}) desc, weight desc, id desc) as place
        from found order by place offset ${start} limit ${sql.lit(limit)})
    select ${sql.lit(kind)}::text as kind, (select count(*) from found)::int as total,
      (select coalesce(json_agg(page order by top.place), '[]')
       from top cross join lateral (${SOURCES[kind].shown(PIECES)}) page) as items)`;
  return sql<FoundGroup>`${kept}
    with asked as materialized (select to_tsquery('simple', ${words}) as words, ${text}::text as beginning)
    select kind, total, items from (${sql.join(kinds.map(of), sql` union all `)}) groups`;
}

type Search = (
  db: QueryExecutorProvider,
  words: string,
  text: string,
  start: number,
) => Promise<FoundGroup[]>;

/** By group and size of a page, of which there are few. */
const searches = new Map<string, Search>();

function searchOf(group: SearchGroup | undefined, limit: number): Search {
  const name = `${group} ${limit}`;
  const known = searches.get(name);
  if (known !== undefined) return known;
  const kinds = group === undefined ? SEARCH_GROUPS : [group];
  const search = composed((words: string, text: string, start: number) =>
    pages(kinds, { words, text, start, limit }),
  );
  searches.set(name, search);
  return search;
}

/** How long the answer to what fits very much may be old, ms: a letter or two fit half of all names, and are typed by everybody who looks for anything. */
const AGE = 60_000;
/** Such searches that are remembered for sure. */
const REMEMBERED = 200;

interface Found {
  readonly groups: readonly FoundGroup[];
  readonly at: number;
}

/** What was found lately, in each database. */
const memories = new WeakMap<QueryExecutorProvider, RecentThings<Found>>();

const HIDEABLE = SEARCH_GROUPS.filter((group) => SOURCES[group].stillShown !== null);

/** Content may be hidden at any time, and then a cached result must not show it any more. */
const readShown = composed((ids: readonly number[]) => {
  const shown = HIDEABLE.map((group) => {
    const { table, stillShown } = SOURCES[group];
    return sql`
      select ${sql.lit(group)} as kind, id from ${sql.table(table)} where id = any(${ids}::bigint[]) and ${stillShown}`;
  });
  return sql<{ kind: SearchGroup; id: number }>`${kept} ${sql.join(shown, sql` union all `)}`;
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
 * Things whose names contain words that begin like those of the query, one statement for all groups; names that begin with the
 * query itself stand first, then what is liked or used most. Where more fits than is looked at, the answer may be a minute old.
 */
export async function findEverything(
  db: QueryExecutorProvider,
  { query: asked, group, start, limit }: ReadQuery<"search">,
  now = Date.now(),
): Promise<readonly FoundGroup[]> {
  const text = asked.trim().toLowerCase();
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const begin = group === undefined ? 0 : start;
  const recent = memories.get(db) ?? new RecentThings<Found>(REMEMBERED);
  memories.set(db, recent);
  const name = JSON.stringify([text, group, begin, limit]);
  const known = recent.find(name);
  if (known !== undefined && now - known.at <= AGE) return await withoutHidden(db, known.groups);
  // Letters and digits only, so that nothing in it can be read as an operator.
  const query = words.map((word) => `${word}:*`).join(" & ");
  const groups = await searchOf(group, limit)(db, query, text, begin);
  if (groups.some(({ total }) => total >= CANDIDATES)) recent.keep(name, { groups, at: now });
  return groups;
}
