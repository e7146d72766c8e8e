import { sql } from "kysely";
import type { KindDescriptor } from "./kind.ts";
import { inDiary } from "./links.ts";

export const week = {
  table: "week",
  link: inDiary(sql`week t join diary d on d.id = t.diary_id`, sql`t.id`),
  author: (id) => sql`select d.user_id from week w join diary d on d.id = w.diary_id where w.id = ${id}`,
  excerpt: "text",
  target: { from: sql`week t`, diary_id: sql`t.diary_id`, week_id: sql`t.id` },
  notifies: ["like", "comment", "mention", "week_new", "content_hidden"],
  isLiked: true,
  isFollowed: false,
  countsViews: false,
  counters: {},
  translation: { title: null, text: "text", isHtml: false },
  search: null,
  // Harvests carry reviews.
  cachedIn: [{ list: "diaries" }, { list: "reviews" }],
  // A diary may have 200 weeks.
  purgedAtOnce: 100,
  // Photos of a week name it in `photo.week_id`.
  photos: [],
  photoKeys: [],
} as const satisfies KindDescriptor<"week">;
