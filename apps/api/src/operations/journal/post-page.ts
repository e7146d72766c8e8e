import type { ReadQuery, Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { MAX_TOTAL } from "../../content/diary-list/list-query.ts";
import { readPostCards } from "../../content/posts/post-cards.ts";
import { isReadableIn, shownText, shownTexts } from "../../content/posts/post-texts.ts";
import { openPost } from "../../kinds/open-post.ts";

type Query = ReadQuery<"listPosts">;

/** Most posts of a page with texts: each may have 200,000 characters. */
const MOST_TEXTS = 30;

const newest = sql`p.view_date desc, p.id desc`;

/**
 * A page of the posts `p` that are out and match a condition. The total is counted each time, so that it never lags behind a post that has
 * just come out: a journal has thousands of posts at most.
 */
export async function postPage(
  db: QueryExecutorProvider,
  matches: RawBuilder<unknown>,
  query: Query,
  item_topic: Schema<"PostTopicShort"> | null,
): Promise<Schema<"PostCardList">> {
  const { lang, first_lang, only_lang, start, texts } = query;
  const limit = texts ? Math.min(query.limit, MOST_TEXTS) : query.limit;
  const readable = only_lang === undefined ? sql`true` : isReadableIn(only_lang);
  const filter = sql`${openPost("p")} and ${matches} and ${readable}`;
  const page =
    first_lang === undefined
      ? sql`p.id in (select p.id from post p where ${filter} order by ${newest} limit ${limit} offset ${start})
          order by ${newest}`
      : byLanguage(filter, { start, limit }, first_lang);
  const [items, total] = await Promise.all([readPostCards(db, lang, page), count(db, filter)]);
  return {
    items,
    total: Math.min(total, MAX_TOTAL),
    start,
    limit,
    ...(total > MAX_TOTAL ? { is_total_capped: true } : {}),
    item_topic,
    ...(texts
      ? {
          texts: await readTexts(
            db,
            lang,
            items.map(({ id }) => id),
          ),
        }
      : {}),
  };
}

/**
 * Posts that can be read in the first language, then English ones, then the others. Each part is read in order from the index of dates, and
 * no further than the page's end.
 */
function byLanguage(
  filter: RawBuilder<unknown>,
  { start, limit }: { start: number; limit: number },
  firstLang: string,
): RawBuilder<unknown> {
  const [first, english] = [isReadableIn(firstLang), isReadableIn("en")];
  const conditions = [first, sql`${english} and not ${first}`, sql`not ${english} and not ${first}`];
  const parts = conditions.map(
    (condition, part) => sql`(
      select p.id, ${sql.lit(part)} as part, row_number() over (order by ${newest}) as place
      from post p where ${filter} and ${condition} order by ${newest} limit ${start + limit})`,
  );
  return sql`p.id in (
    select id from (${sql.join(parts, sql` union all `)}) parts order by part, place limit ${limit} offset ${start})
    order by case when ${first} then 0 when ${english} then 1 else 2 end, ${newest}`;
}

async function readTexts(
  db: QueryExecutorProvider,
  lang: string,
  ids: readonly number[],
): Promise<{ id: number; text: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; text: string }>`
    select p.id, ${shownText} as text from post p ${shownTexts(lang)}
    where p.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], p.id)`.execute(db);
  return rows;
}

async function count(db: QueryExecutorProvider, filter: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from post p where ${filter} limit ${MAX_TOTAL + 1}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}
