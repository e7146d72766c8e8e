import type { Schema } from "@grow/contract";
import { cutText } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { instant, jsonRow } from "../../db/json-row.ts";
import { largestUrl } from "../../media/present-photo.ts";
import { type AuthorColumns, presentAuthor } from "../author.ts";
import { shownLang, shownPreview, shownTexts, shownTitle } from "./post-texts.ts";
import { categoryName, categoryOfPost, presentCategory } from "./post-topics.ts";

interface PostCardRow extends AuthorColumns {
  id: number;
  title: string;
  slug: string;
  lang: string;
  preview: string;
  view_date: string;
  update_date: string;
  category: string | null;
  category_name: string | null;
  cover: { key: string; width: number } | null;
  minutes: number;
  cnt_likes: number;
  cnt_comments: number;
}

/** `/journal/slow-drying`. */
export function postLink({ slug }: { slug: string }): string {
  return `/journal/${slug}`;
}

const postRow = jsonRow<PostCardRow>({
  id: sql`p.id`,
  title: shownTitle,
  slug: sql`p.slug`,
  lang: shownLang,
  preview: shownPreview,
  view_date: instant(sql`p.view_date`),
  update_date: instant(sql`p.update_date`),
  category: sql`p.category`,
  category_name: categoryName,
  cover: sql`case when f.id is not null then json_build_object('key', f.key, 'width', f.width) end`,
  minutes: sql`p.minutes`,
  cnt_likes: sql`p.cnt_likes`,
  cnt_comments: sql`p.cnt_comments`,
  author_id: sql`u.id`,
  author_name: sql`u.name`,
  author_avatar_key: sql`u.avatar_key`,
});

/**
 * A query of cards as `card`, for {@link postCard}. It shows what `rest` selects, so `rest` must ask for posts that are out.
 *
 * @param lang - language of the reader
 * @param rest - what follows `where`, on post `p`, including the order
 */
export function postCardQuery(lang: string, rest: RawBuilder<unknown>): RawBuilder<{ card: unknown[] }> {
  return sql<{ card: unknown[] }>`
    select ${postRow.values} as card
    from post p
    ${shownTexts(lang)}
    ${categoryOfPost(lang)}
    left join users u on u.id = p.user_id and not u.is_remove
    left join photo f on f.id = p.cover_id and not f.is_remove
    where ${rest}`;
}

/** The card of a row of {@link postCardQuery}. */
export function postCard(card: readonly unknown[]): Schema<"PostCard"> {
  const row = postRow.read(card);
  const { category, category_name } = row;
  return {
    id: row.id,
    title: row.title,
    link: postLink(row),
    lang: row.lang,
    preview: cutText(row.preview),
    cover: row.cover && largestUrl(row.cover),
    view_date: row.view_date,
    update_date: row.update_date,
    category,
    item_category:
      category !== null && category_name !== null
        ? presentCategory({ slug: category, name: category_name })
        : null,
    item_user: presentAuthor(row),
    minutes: row.minutes,
    cnt_likes: row.cnt_likes,
    cnt_comments: row.cnt_comments,
  };
}

/** Cards of posts; see {@link postCardQuery}. One query. */
export async function readPostCards(
  db: QueryExecutorProvider,
  lang: string,
  rest: RawBuilder<unknown>,
): Promise<Schema<"PostCard">[]> {
  const { rows } = await postCardQuery(lang, rest).execute(db);
  return rows.map(({ card }) => postCard(card));
}
