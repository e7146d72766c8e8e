import { sql } from "kysely";
import type { KindDescriptor } from "./kind.ts";
import { ownAuthor } from "./links.ts";

/** A video or a short. */
export const video = {
  table: "video",
  link: (id) => sql`
    select case when t.is_short then '/shorts/' else '/video/' end || concat_ws('-', t.id, nullif(t.slug, ''))
    from video t where t.id = ${id}`,
  author: ownAuthor("video"),
  excerpt: "title",
  target: {
    from: sql`video t`,
    owner_id: sql`t.user_id`,
    is_open: sql`t.is_visible`,
    takes_comments: sql`t.is_comments`,
  },
  notifies: ["like", "comment", "mention", "video_new", "content_hidden", "award_won"],
  isLiked: true,
  isFollowed: false,
  countsViews: true,
  counters: {},
  translation: { title: "title", text: "text", isHtml: false },
  search: null,
  cachedIn: [{ list: "shorts" }],
  purgedAtOnce: 200,
  photos: [
    ["video", "cover_id"],
    ["video", "photo_id"],
  ],
  photoKeys: [],
} as const satisfies KindDescriptor<"video">;
