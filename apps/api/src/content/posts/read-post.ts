import type { Schema } from "@grow/contract";
import { cutText } from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { notFound } from "../../errors/api-error.ts";
import { openPost, openVoting } from "../../kinds/open-post.ts";
import { largestUrl, type PhotoRow, presentPhoto } from "../../media/present-photo.ts";
import { type AuthorColumns, presentAuthor } from "../author.ts";
import { cardColumns, readDiaryCards } from "../diary-cards/read-cards.ts";
import { likedBy } from "../likes.ts";
import { linkedThings } from "./cards-in-text.ts";
import { readLinkedProducts, readLinkedStrains } from "./linked-catalogue.ts";
import { postLink, readPostCards } from "./post-cards.ts";
import {
  otherLangs,
  shownDescription,
  shownLang,
  shownPreview,
  shownRole,
  shownText,
  shownTexts,
  shownTitle,
} from "./post-texts.ts";
import {
  categoryName,
  categoryOfPost,
  presentCategory,
  presentTag,
  type TopicRow,
  tagName,
} from "./post-topics.ts";
import { readVotings } from "./read-votings.ts";

interface PostRow extends AuthorColumns {
  id: number;
  title: string;
  text: string;
  preview: string;
  description: string;
  slug: string;
  lang: string;
  own_lang: string;
  other_langs: string[];
  view_date: string;
  update_date: string;
  category: string | null;
  category_name: string | null;
  tags: TopicRow[];
  cover: PhotoRow | null;
  author_role: string;
  minutes: number;
  diary_ids: number[];
  related_ids: number[];
  before_id: number | null;
  after_id: number | null;
  cnt_views: number;
  cnt_likes: number;
  cnt_comments: number;
  is_like: boolean;
}

/** Diaries and tags of a post, votings in it, and related posts. */
const MOST_DIARIES = 12;
const MOST_TAGS = 20;
const MOST_VOTINGS = 10;
const RELATED = 6;
/** Newest posts that related ones are chosen from. */
const RELATED_OF = 300;

/**
 * Reads the post that a condition on `p` selects, in the language of the page as far as it is translated. Everything in it is out: votings,
 * neighbours, related posts and diaries. Of a post that is not out yet, which only staff may read, its own votings are there too. Two
 * rounds of queries.
 *
 * @param isWanted a condition that only posts meet which the reader may read
 * @throws ApiError 404 when there is none
 */
export async function readPost(
  db: QueryExecutorProvider,
  isWanted: RawBuilder<boolean>,
  lang: string,
  readerId: number | null,
): Promise<Schema<"Post">> {
  const { rows } = await postQuery(isWanted, lang, readerId).execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  const linked = linkedThings(row.text);
  const diaries = [...new Set([...row.diary_ids, ...linked.diaries])];
  const others = [row.before_id, row.after_id, ...row.related_ids].filter((id) => id !== null);
  const [votes, items_diary, items_strain, items_product, cards] = await Promise.all([
    readVotings(
      db,
      readerId,
      lang,
      sql`${openVoting("v", row.id)} and (v.post_id = ${row.id} or v.id = any(${linked.votings}::bigint[]))
        order by v.id limit ${sql.lit(MOST_VOTINGS)}`,
    ),
    readDiaries(db, diaries, readerId),
    readLinkedStrains(db, linked.strains),
    readLinkedProducts(db, linked.products),
    readPostCards(db, lang, sql`p.id = any(${others}::bigint[]) and ${openPost("p")}`),
  ]);
  const card = (id: number | null) => cards.find((one) => one.id === id) ?? null;
  return {
    id: row.id,
    title: row.title,
    text: row.text,
    preview: cutText(row.preview),
    description: row.description === "" ? cutText(row.preview) : row.description.slice(0, 300),
    cover: row.cover && largestUrl(row.cover),
    item_cover: row.cover && presentPhoto(row.cover),
    link: postLink(row),
    lang: row.lang,
    langs: [row.own_lang, ...row.other_langs],
    view_date: row.view_date,
    update_date: row.update_date,
    category: row.category,
    item_category:
      row.category !== null && row.category_name !== null
        ? presentCategory({ slug: row.category, name: row.category_name })
        : null,
    tags: row.tags.map(({ slug }) => slug),
    items_tag: row.tags.map(presentTag),
    votes,
    item_user: presentAuthor(row),
    author_role: row.author_role,
    minutes: row.minutes,
    items_diary,
    items_strain,
    items_product,
    items_post: row.related_ids.flatMap((id) => card(id) ?? []),
    item_before: card(row.before_id),
    item_after: card(row.after_id),
    cnt_views: row.cnt_views,
    cnt_likes: row.cnt_likes,
    cnt_comments: row.cnt_comments,
    is_like: row.is_like,
  };
}

/** A draft is shown as if it came out now. */
const outDate = sql<string>`coalesce(p.view_date, now()::timestamptz(3))`;

function postQuery(isWanted: RawBuilder<boolean>, lang: string, readerId: number | null) {
  return sql<PostRow>`
    select p.id, ${shownTitle} as title, ${shownText} as text, ${shownPreview} as preview,
      ${shownDescription} as description, p.slug, ${shownLang} as lang, p.lang as own_lang, ${otherLangs} as other_langs,
      ${outDate} as view_date, p.update_date, p.category, ${categoryName} as category_name, ${shownRole} as author_role, p.minutes,
      (select coalesce(json_agg(json_build_object('slug', top.tag, 'name', ${tagName(sql`top.tag`, lang)})
         order by top.position, top.tag), '[]')
       from (select pt.tag, pt.position from post_tag pt where pt.post_id = p.id
         order by pt.position, pt.tag limit ${sql.lit(MOST_TAGS)}) top) as tags,
      case when f.id is not null then json_build_object(
        'id', f.id, 'key', f.key, 'width', f.width, 'height', f.height, 'color', f.color, 'alt', f.alt) end as cover,
      array(select pd.diary_id from post_diary pd where pd.post_id = p.id order by pd.position, pd.diary_id) as diary_ids,
      ${nearest("<", "desc")} as before_id, ${nearest(">", "asc")} as after_id, ${relatedIds} as related_ids,
      p.cnt_views, p.cnt_likes, p.cnt_comments, ${likedBy(readerId, "blog", sql`p.id`)} as is_like,
      u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key
    from post p
    ${shownTexts(lang)}
    ${categoryOfPost(lang)}
    left join users u on u.id = p.user_id and not u.is_remove
    left join photo f on f.id = p.cover_id and not f.is_remove
    where ${isWanted}`;
}

/** The post before or after `p` among those that are out. */
function nearest(beyond: "<" | ">", direction: "asc" | "desc"): RawBuilder<number | null> {
  const [operator, order] = [sql.raw(beyond), sql.raw(direction)];
  return sql<number | null>`(
    select n.id from post n where ${openPost("n")} and (n.view_date, n.id) ${operator} (${outDate}, p.id)
    order by n.view_date ${order}, n.id ${order} limit 1)`;
}

/** Posts with the most tags of `p`, then those of its category, then the newest. */
const relatedIds = sql<number[]>`array(
  select r.id from (
    select n.id, n.category, n.view_date from post n where ${openPost("n")} and n.id <> p.id
    order by n.view_date desc, n.id desc limit ${sql.lit(RELATED_OF)}) r
  order by (
    select count(*) from post_tag theirs join post_tag own on own.tag = theirs.tag and own.post_id = p.id
    where theirs.post_id = r.id) desc, coalesce(r.category = p.category, false) desc, r.view_date desc, r.id desc
  limit ${sql.lit(RELATED)})`;

async function readDiaries(
  db: QueryExecutorProvider,
  ids: readonly number[],
  readerId: number | null,
): Promise<Schema<"DiaryCard">[]> {
  if (ids.length === 0) return [];
  const chosen = sql`
    select ${cardColumns} from diary where is_visible and id = any(${ids}::bigint[])
    order by array_position(${ids}::bigint[], id) limit ${sql.lit(MOST_DIARIES)}`;
  return await readDiaryCards(db, chosen, readerId);
}
