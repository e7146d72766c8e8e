import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { byLink } from "../../../../content/catalogue/by-link.ts";
import { likeText } from "../../../../db/like-text.ts";
import { wordQuery, wordsOf } from "../../../../db/search-words.ts";
import { type Nomination, presentStaffCandidate, thingRows } from "./staff-candidates.ts";

type Type = Schema<"AwardContentType">;

/** Matches among which the best are chosen: a common word has thousands. */
const MATCHES = 1000;

/** Addresses of pages with the id, the name or the slug of a thing. A photo has no page of its own. */
const PAGES: Readonly<Record<Exclude<Type, "photo">, RegExp>> = {
  user: /^\/grower\/([^/]+)/,
  diary: /^\/diaries\/(\d+)/,
  video: /^\/(?:shorts|video)\/(\d+)/,
  problem: /^\/grow-questions\/(\d+)(?:-[^/]*)?$/,
  solution: /^\/grow-questions\/[^/]+\/solution\/(\d+)/,
  strain: /^\/strains\/([^/]+)/,
  brand: /^\/[^/]+\/([^/]+)$/,
  product: /^\/[^/]+\/[^/]+\/([^/]+)$/,
};

/** A path, with or without its site. A name may have slashes too. */
const ADDRESS = /^(?:[a-z]+:\/\/[^/\s]*|[\w-]+(?:\.[\w-]+)+)?(\/\S*)$/i;

/** The id, name or slug in an address; null for the address of something else, undefined for what is no address. */
export function partOfAddress(type: Type, text: string): string | null | undefined {
  const [, address] = ADDRESS.exec(text) ?? [];
  if (address === undefined) return undefined;
  const path = address.replace(/[?#].*$/, "").replace(/(?<=[^/])\/+$/, "");
  const [, part = null] = (type === "photo" ? null : PAGES[type].exec(path)) ?? [];
  return part;
}

/** Selects the ids of things with an id, name or slug, in any state. */
function idsOf(type: Type, part: string): RawBuilder<unknown> {
  const number = /^(\d{1,15})(?:-.*)?$/.exec(part)?.[1];
  if (type === "strain" || type === "brand" || type === "product")
    return sql`(select t.id as content_id from ${sql.table(type)} t where ${byLink(type, "t", part)})`;
  // Every name of a grower has a letter.
  if (type !== "user" || /^\d+$/.test(part))
    return sql`(select ${number === undefined ? null : Number(number)}::bigint as content_id)`;
  const handle = part.toLowerCase();
  return sql`(select coalesce(
    (select user_id from user_handle where handle = ${handle}),
    (select user_id from user_old_handle where handle = ${handle})) as content_id)`;
}

/** Selects the ids of things whose name has all words; null without a word. A photo has its diary's name, an answer its question's. */
function idsByWords(type: Type, text: string): RawBuilder<unknown> | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  if (type === "video") {
    const fits = words.map((word) => sql`lower(o.title) like ${`%${likeText(word)}%`}`);
    return sql`(
      select o.id as content_id from video o where o.is_visible and ${sql.join(fits, sql` and `)}
      order by o.cnt_likes desc, o.id desc limit ${sql.lit(MATCHES)})`;
  }
  const kind = type === "photo" ? "diary" : type === "solution" ? "problem" : type;
  const found = sql`search_entry e where e.kind = ${sql.lit(kind)} and e.parts @@ ${wordQuery(words)}::tsquery`;
  if (type === "photo")
    return sql`(
      select p.id as content_id from photo p where p.kind = 'photo' and p.week_id is not null and not p.is_remove
        and p.diary_id in (select e.id from ${found}) order by p.cnt_likes desc, p.id desc limit ${sql.lit(MATCHES)})`;
  if (type === "solution")
    return sql`(
      select s.id as content_id from solution s where not s.is_remove and s.problem_id in (select e.id from ${found})
      order by s.cnt_likes desc, s.id desc limit ${sql.lit(MATCHES)})`;
  return sql`(select e.id as content_id from ${found} limit ${sql.lit(MATCHES)})`;
}

/** Public things by words of their name or by an address, without the candidates of the nomination. Names that begin so come first. */
export async function searchThings(
  db: QueryExecutorProvider,
  { year, id, type }: Nomination,
  { search, limit }: { readonly search: string; readonly limit: number },
): Promise<{ readonly total: number; readonly items: Schema<"StaffAwardCandidate">[] }> {
  const text = search.trim();
  const part = partOfAddress(type, text);
  const from = part ? idsOf(type, part) : part === null ? null : idsByWords(type, text);
  if (from === null) return { total: 0, items: [] };
  const { rows } = await sql<Parameters<typeof presentStaffCandidate>[0] & { total: number }>`
    select one.*, count(*) over ()::int as total from (${thingRows(type, from)}) one
    where not exists (
      select from award_candidate v where v.year = ${year} and v.nomination_id = ${id} and v.content_id = one.content_id)
    order by lower(one.name) like ${`${likeText(text.toLowerCase())}%`} desc, lower(one.name), one.content_id
    limit ${limit}`.execute(db);
  return { total: rows[0]?.total ?? 0, items: rows.map(presentStaffCandidate) };
}

/** Finds the public thing of an id, of the address of its page, or of a name that no other one has; null without it. */
export async function findThing(db: QueryExecutorProvider, type: Type, ref: string): Promise<number | null> {
  const text = ref.trim();
  const part = partOfAddress(type, text);
  if (part === null) return null;
  const direct = await publicIds(db, type, idsOf(type, part ?? text), null);
  if (direct.length > 0 || part !== undefined) return direct[0] ?? null;
  const byWords = idsByWords(type, text);
  const named = byWords === null ? [] : await publicIds(db, type, byWords, text.toLowerCase());
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Up to two public things. @param name - only those with this name, in lower case */
async function publicIds(
  db: QueryExecutorProvider,
  type: Type,
  from: RawBuilder<unknown>,
  name: string | null,
): Promise<number[]> {
  const { rows } = await sql<{ content_id: number }>`
    select one.content_id from (${thingRows(type, from)}) one
    where ${name}::text is null or lower(one.name) = ${name} order by one.content_id limit 2`.execute(db);
  return rows.map(({ content_id }) => content_id);
}
