import type { ReadQuery, Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { composed } from "../../db/composed.ts";
import { kept } from "../../db/kept-statement.ts";
import { RecentThings } from "../../db/recent-things.ts";
import { brandJson, productJson } from "../diaries/catalogue-refs.ts";

/** Kinds of things that are found, in the order of the answer. */
export type SearchGroup = Exclude<keyof Schema<"SearchResults">, "totals">;

/** Words of a query beyond these say nothing more. */
const MAX_WORDS = 6;
/** Things of one kind that are looked at: a common word fits thousands, and who wants those says more. */
const CANDIDATES = 1000;

/** A thing that was found, as its group's query hands it over. */
export interface FoundRow {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly picture_key: string | null;
  readonly note: string;
  readonly cnt_diaries: number | null;
  readonly brand: unknown;
  readonly product: unknown;
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

const NONE = sql`null::json as brand, null::json as product`;

function fits(column: string): RawBuilder<boolean> {
  return sql<boolean>`to_tsvector('simple', ${sql.ref(column)}) @@ ${query}`;
}

interface Source {
  /** All that fits: `id`, `name` and `weight`, of which the greater of two stands first. */
  readonly found: RawBuilder<unknown>;
  /** The columns of {@link FoundRow} of those shown, which are joined as `top`. */
  readonly shown: RawBuilder<unknown>;
}

const SOURCES: Readonly<Record<SearchGroup, Source>> = {
  diaries: {
    found: sql`select id, name, cnt_likes as weight from diary where is_visible and ${fits("name")}`,
    shown: sql`select d.id, d.name, d.slug, cover.key as picture_key, coalesce(u.name, '') as note, null::int as cnt_diaries, ${NONE}
      from diary d left join users u on u.id = d.user_id and not u.is_remove
        left join photo cover on cover.id = d.photo_id and not cover.is_remove
      where d.id = top.id`,
  },
  growers: {
    found: sql`select id, name, cnt_followers as weight from users
      where not is_remove and not is_ban and lower(name) ~>=~ ${beginning} and lower(name) ~<~ (${beginning} || ${sql.lit(LAST)})`,
    shown: sql`select u.id, u.name, '' as slug, u.avatar_key as picture_key, '' as note, null::int as cnt_diaries, ${NONE}
      from users u where u.id = top.id`,
  },
  brands: {
    found: sql`select id, name, cnt_diaries as weight from brand where not is_remove and ${fits("name")}`,
    shown: sql`select b.id, b.name, b.slug, b.logo_key as picture_key, '' as note, b.cnt_diaries,
        ${brandJson} as brand, null::json as product
      from brand b where b.id = top.id`,
  },
  products: {
    found: sql`select p.id, p.name, p.cnt_diaries as weight from product p join brand b on b.id = p.brand_id and not b.is_remove
      where not p.is_remove and ${fits("p.name")}`,
    shown: sql`select p.id, p.name, p.slug, p.logo_key as picture_key, b.name as note, p.cnt_diaries,
        ${brandJson} as brand, ${productJson} as product
      from product p join brand b on b.id = p.brand_id where p.id = top.id`,
  },
  strains: {
    found: sql`select id, name, cnt_diaries as weight from strain where not is_remove and ${fits("name")}`,
    shown: sql`select s.id, s.name, s.slug, null::text as picture_key, coalesce(b.name, '') as note, s.cnt_diaries, ${NONE}
      from strain s left join brand b on b.id = s.brand_id and not b.is_remove where s.id = top.id`,
  },
  questions: {
    found: sql`select id, title as name, cnt_likes as weight from problem where is_visible and ${fits("title")}`,
    shown: sql`select q.id, q.title as name, q.slug, null::text as picture_key, left(q.text, 120) as note,
        null::int as cnt_diaries, ${NONE}
      from problem q where q.id = top.id`,
  },
  posts: {
    found: sql`select id, title as name, cnt_likes as weight from post where is_visible and ${fits("title")}`,
    shown: sql`select j.id, j.title as name, j.slug, null::text as picture_key, left(j.preview, 120) as note,
        null::int as cnt_diaries, ${NONE}
      from post j where j.id = top.id`,
  },
};

const KINDS = Object.keys(SOURCES) as SearchGroup[];

/** A page of what fits, of some kinds: what is told of a thing is read for those shown alone. */
function pages(
  kinds: readonly SearchGroup[],
  { words, text, limit, start }: { words: string; text: string; limit: number; start: number },
): RawBuilder<FoundGroup> {
  const of = (kind: SearchGroup) => sql`(
    with found as (${SOURCES[kind].found} limit ${sql.lit(CANDIDATES)}),
      top as (
        select id, row_number() over (order by starts_with(lower(name), ${beginning}) desc, weight desc, id desc) as place
        from found order by place offset ${start} limit ${sql.lit(limit)})
    select ${sql.lit(kind)}::text as kind, (select count(*) from found)::int as total,
      (select coalesce(json_agg(page order by top.place), '[]')
       from top cross join lateral (${SOURCES[kind].shown}) page) as items)`;
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
  const kinds = group === undefined ? KINDS : [group];
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

/** What people write may be hidden at any time, and then nobody finds it any more, however old the answer. */
const readShown = composed(
  (ids: readonly number[]) => sql<{ kind: SearchGroup; id: number }>`${kept}
    select 'diaries' as kind, id from diary where id = any(${ids}::bigint[]) and is_visible
    union all
    select 'growers', id from users where id = any(${ids}::bigint[]) and not is_remove and not is_ban
    union all
    select 'questions', id from problem where id = any(${ids}::bigint[]) and is_visible
    union all
    select 'posts', id from post where id = any(${ids}::bigint[]) and is_visible`,
);
const OF_PEOPLE: ReadonlySet<SearchGroup> = new Set(["diaries", "growers", "questions", "posts"]);

async function withoutHidden(
  db: QueryExecutorProvider,
  groups: readonly FoundGroup[],
): Promise<readonly FoundGroup[]> {
  const ofPeople = groups.filter(({ kind }) => OF_PEOPLE.has(kind)).flatMap(({ items }) => items);
  const rows = await readShown(
    db,
    ofPeople.map(({ id }) => id),
  );
  const shown = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  return groups.map((group) =>
    OF_PEOPLE.has(group.kind)
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
