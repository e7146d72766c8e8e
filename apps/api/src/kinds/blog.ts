import { sql } from "kysely";
import type { KindDescriptor } from "./kind.ts";
import { ownAuthor } from "./links.ts";

/** An article of the journal. */
export const blog = {
  table: "post",
  link: (id) => sql`select '/journal/' || t.slug from post t where t.id = ${id}`,
  author: ownAuthor("post"),
  excerpt: "title",
  target: {
    from: sql`post t`,
    owner_id: sql`t.user_id`,
    is_open: sql`t.is_visible and t.view_date <= now()`,
  },
  notifies: [],
  isLiked: true,
  isFollowed: false,
  countsViews: false,
  counters: {},
  translation: { title: "title", text: "text", isHtml: true },
  search: {
    group: "posts",
    found: ({ entries }) =>
      sql`select j.id, j.title as name, e.near, j.cnt_likes as weight from ${entries} join post j on j.id = e.id`,
    shown: () => sql`
      select j.id, j.title as name, j.slug, null::text as picture_key, left(j.preview, 120) as note,
        null::int as cnt_diaries, null::json as brand, null::json as product
      from post j where j.id = top.id`,
    visibleIf: sql<boolean>`is_visible`,
    path: ({ slug }) => `/journal/${slug}`,
  },
  cachedIn: [],
  purgedAtOnce: null,
  photos: [["post", "cover_id"]],
  photoKeys: [],
} as const satisfies KindDescriptor<"blog">;
