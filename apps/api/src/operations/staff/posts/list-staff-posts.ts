import type { ReadQuery, Schema } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";
import { type AuthorColumns, presentAuthor } from "../../../content/author.ts";
import { postLink } from "../../../content/posts/post-cards.ts";
import { isReadableIn, otherLangs } from "../../../content/posts/post-texts.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { largestUrl } from "../../../media/present-photo.ts";
import { allOf, wordsOfSearch } from "../desks/search-filter.ts";
import { stateTotals } from "../desks/state-totals.ts";
import { type PostState, postState } from "./post-state.ts";

type Query = ReadQuery<"listStaffPosts">;

type CardRow = Omit<Schema<"StaffPostCard">, "langs" | "link" | "cover" | "item_user"> &
  AuthorColumns & { slug: string; other_langs: string[]; cover: { key: string; width: number } | null };

const SORTS: Readonly<Record<Query["sort"], RawBuilder<unknown>>> = {
  update: sql`p.update_date desc, p.id desc`,
  new: sql`p.view_date desc nulls first, p.id desc`,
  old: sql`p.view_date nulls last, p.id`,
  title: sql`lower(p.title), p.id`,
  views: sql`p.cnt_views desc, p.id desc`,
};

export const listStaffPosts = defineOperation("listStaffPosts", async ({ query, reads }) => {
  const { start, limit, sort, state } = query;
  const filter = filterOf(query);
  const isShown = state === undefined ? sql`not p.is_remove` : sql`${postState} = ${state}`;
  const { rows } = await sql<CardRow>`
    select p.id, p.version, ${postState} as state, p.title, p.slug, p.lang, ${otherLangs} as other_langs, p.category,
      array(select pt.tag from post_tag pt where pt.post_id = p.id order by pt.position, pt.tag) as tags,
      case when f.id is not null then json_build_object('key', f.key, 'width', f.width) end as cover,
      p.view_date, p.add_date, p.update_date, p.minutes, p.cnt_views, p.cnt_likes, p.cnt_comments,
      u.id as author_id, u.name as author_name, u.avatar_key as author_avatar_key
    from post p
    left join users u on u.id = p.user_id and not u.is_remove
    left join photo f on f.id = p.cover_id and not f.is_remove
    where ${filter} and ${isShown} order by ${SORTS[sort]} limit ${limit} offset ${start}`.execute(reads);
  const { rows: counts } = await sql<{ state: PostState; total: number }>`
    select s.state, count(*)::int as total from (select ${postState} as state from post p where ${filter}) s
    group by s.state`.execute(reads);
  const none = { draft: 0, scheduled: 0, published: 0, unpublished: 0, removed: 0 };
  return {
    status: 200,
    data: {
      items: rows.map(presentCard),
      ...{ start, limit, ...stateTotals(none, counts, state) },
    },
  };
});

function filterOf({ category, tag, lang, user_id, search = "" }: Query): RawBuilder<unknown> {
  return allOf([
    ...(category === undefined ? [] : [sql`p.category = ${category}`]),
    ...(tag === undefined
      ? []
      : [sql`exists (select from post_tag pt where pt.post_id = p.id and pt.tag = ${tag})`]),
    ...(lang === undefined ? [] : [isReadableIn(lang)]),
    ...(user_id === undefined ? [] : [sql`p.user_id = ${user_id}`]),
    ...wordsOfSearch(search, hasWord),
  ]);
}

function hasWord(pattern: string): RawBuilder<unknown> {
  return sql`(lower(p.title) like ${pattern} or p.slug like ${pattern} or exists (
    select from translation t where t.type = 'blog' and t.content_id = p.id and t.source = 'person' and t.field = 'title'
      and lower(t.text) like ${pattern}))`;
}

function presentCard(row: CardRow): Schema<"StaffPostCard"> {
  const { slug, other_langs, cover, author_id, author_name, author_avatar_key, ...card } = row;
  return {
    ...card,
    langs: [row.lang, ...other_langs],
    link: postLink({ slug }),
    cover: cover && largestUrl(cover),
    item_user: presentAuthor({ author_id, author_name, author_avatar_key }),
  };
}
