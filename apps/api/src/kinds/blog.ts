import { sql } from "kysely";
import type { KindDescriptor } from "./kind.ts";
import { ownAuthor } from "./links.ts";
import { openPost } from "./open-post.ts";

/** An article of the journal. */
export const blog = {
  table: "post",
  link: (id) => sql`select '/journal/' || t.slug from post t where t.id = ${id}`,
  author: ownAuthor("post"),
  excerpt: "title",
  target: {
    from: sql`post t`,
    owner_id: sql`t.user_id`,
    is_open: openPost("t"),
  },
  notifies: [],
  isLiked: true,
  isFollowed: false,
  countsViews: true,
  counters: {},
  translation: { title: "title", text: "text", isHtml: true },
  search: {
    group: "posts",
    found: ({ entries }) =>
      sql`
        select j.id, j.title as name, e.near, j.cnt_likes as weight from ${entries} join post j on j.id = e.id
        where ${openPost("j")}`,
    shown: () => sql`
      select j.id, j.title as name, j.slug, f.key as picture_key, left(j.preview, 120) as note,
        null::int as cnt_diaries, null::json as brand, null::json as product
      from post j left join photo f on f.id = j.cover_id and not f.is_remove where j.id = top.id`,
    visibleIf: openPost(),
    path: ({ slug }) => `/journal/${slug}`,
  },
  cachedIn: [{ list: "posts" }],
  purgedAtOnce: 50,
  photos: [
    ["post", "cover_id"],
    ["post_photo", "photo_id"],
  ],
  photoKeys: [],
} as const satisfies KindDescriptor<"blog">;
