import type { ReadQuery, Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { brandJson, productJson } from "../diaries/catalogue-refs.ts";
import { likeText } from "./queries.ts";

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

const NONE = sql`null::json as brand, null::json as product`;

/** Rows of each group with the columns of {@link FoundRow}, and `weight`: the greater of two stands first. */
function sources(text: string, words: readonly string[]): Readonly<Record<SearchGroup, RawBuilder<unknown>>> {
  // Letters and digits only, so that nothing in it can be read as an operator.
  const query = sql`to_tsquery('simple', ${words.map((word) => `${word}:*`).join(" & ")})`;
  const fits = (column: string) => sql`to_tsvector('simple', ${sql.ref(column)}) @@ ${query}`;
  return {
    diaries: sql`select d.id, d.name, d.slug, cover.key as picture_key, coalesce(u.name, '') as note, null::int as cnt_diaries,
          ${NONE}, d.cnt_likes as weight
        from diary d left join users u on u.id = d.user_id and not u.is_remove
          left join photo cover on cover.id = d.photo_id and not cover.is_remove
        where d.is_visible and ${fits("d.name")}`,
    growers: sql`select u.id, u.name, '' as slug, u.avatar_key as picture_key, '' as note, null::int as cnt_diaries,
          ${NONE}, u.cnt_followers as weight
        from users u
        where not u.is_remove and not u.is_ban and lower(u.name) like ${`${likeText(text)}%`}`,
    brands: sql`select b.id, b.name, b.slug, b.logo_key as picture_key, '' as note, b.cnt_diaries,
          ${brandJson} as brand, null::json as product, b.cnt_diaries as weight
        from brand b where not b.is_remove and ${fits("b.name")}`,
    products: sql`select p.id, p.name, p.slug, p.logo_key as picture_key, b.name as note, p.cnt_diaries,
          ${brandJson} as brand, ${productJson} as product, p.cnt_diaries as weight
        from product p join brand b on b.id = p.brand_id and not b.is_remove
        where not p.is_remove and ${fits("p.name")}`,
    strains: sql`select s.id, s.name, s.slug, null::text as picture_key, coalesce(b.name, '') as note, s.cnt_diaries,
          ${NONE}, s.cnt_diaries as weight
        from strain s left join brand b on b.id = s.brand_id and not b.is_remove
        where not s.is_remove and ${fits("s.name")}`,
    questions: sql`select q.id, q.title as name, q.slug, null::text as picture_key, left(q.text, 120) as note, null::int as cnt_diaries,
          ${NONE}, q.cnt_likes as weight
        from problem q where q.is_visible and ${fits("q.title")}`,
    posts: sql`select j.id, j.title as name, j.slug, null::text as picture_key, left(j.preview, 120) as note, null::int as cnt_diaries,
          ${NONE}, j.cnt_likes as weight
        from post j where j.is_visible and ${fits("j.title")}`,
  };
}

/**
 * Things whose names contain words that begin like those of the query, one statement for all groups; names that begin with the
 * query itself stand first, then what is liked or used most. Its plan depends on the words: never prepared by name.
 */
export async function findEverything(
  db: QueryExecutorProvider,
  { query, group, start, limit }: ReadQuery<"search">,
): Promise<FoundGroup[]> {
  const text = query.trim().toLowerCase();
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const all = Object.entries(sources(text, words)).filter(([kind]) => group === undefined || kind === group);
  const first = group === undefined ? 0 : start;
  const statements = all.map(
    ([kind, rows]) => sql`(with found as (${rows} limit ${CANDIDATES})
      select ${kind}::text as kind, (select count(*) from found)::int as total,
        (select coalesce(json_agg(page), '[]') from (
          select id, name, slug, picture_key, note, cnt_diaries, brand, product from found
          order by lower(name) like ${`${likeText(text)}%`} desc, weight desc, id desc
          offset ${first} limit ${limit}) page) as items)`,
  );
  const { rows } = await sql<FoundGroup>`${sql.join(statements, sql` union all `)}`.execute(db);
  return rows;
}
