import { sql } from "kysely";
import type { KindDescriptor } from "./kind.ts";
import { numbered, numberedPath, ownAuthor } from "./links.ts";

export const diary = {
  table: "diary",
  link: numbered("/diaries/", "diary"),
  author: ownAuthor("diary"),
  excerpt: "name",
  // Moderators see a removed diary: its own rights say so.
  target: { from: sql`diary t`, diary_id: sql`t.id`, is_gone: sql`false` },
  notifies: [
    "like",
    "comment",
    "follow",
    "diary_new",
    "diary_approved",
    "diary_rejected",
    "diary_verified",
    "content_hidden",
    "week_due",
    "award_won",
  ],
  isLiked: true,
  isFollowed: true,
  countsViews: true,
  counters: {},
  translation: { title: "name", text: null, isHtml: false },
  search: {
    group: "diaries",
    found: ({ entries }) => sql`
      select d.id, d.name, e.near, d.cnt_likes as weight from ${entries} join diary d on d.id = e.id where d.is_visible`,
    shown: () => sql`
      select d.id, d.name, d.slug, cover.key as picture_key, coalesce(u.name, '') as note, null::int as cnt_diaries,
        null::json as brand, null::json as product
      from diary d left join users u on u.id = d.user_id and not u.is_remove
        left join photo cover on cover.id = d.photo_id and not cover.is_remove
      where d.id = top.id`,
    visibleIf: sql<boolean>`is_visible`,
    path: numberedPath("/diaries/"),
  },
  cachedIn: [{ list: "diaries" }, { list: "reviews", except: ["create"] }],
  purgedAtOnce: 10,
  photos: [["diary", "photo_id"]],
  photoKeys: [],
} as const satisfies KindDescriptor<"diary">;
