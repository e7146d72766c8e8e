import { sql } from "kysely";
import type { KindDescriptor } from "./kind.ts";
import { numbered, numberedPath, ownAuthor } from "./links.ts";

/** A question. */
export const problem = {
  table: "problem",
  link: numbered("/grow-questions/", "problem"),
  author: ownAuthor("problem"),
  excerpt: "title",
  target: { from: sql`problem t`, owner_id: sql`t.user_id`, is_open: sql`t.is_visible` },
  notifies: [
    "like",
    "comment",
    "follow",
    "solution",
    "mention",
    "problem_new",
    "problem_product",
    "content_hidden",
    "award_won",
  ],
  isLiked: true,
  isFollowed: true,
  countsViews: true,
  counters: {
    cnt_solutions: "(select count(*)::int from solution s where s.problem_id = t.id and not s.is_remove)",
    is_solved: "exists (select from solution s where s.problem_id = t.id and s.is_accepted)",
  },
  translation: { title: "title", text: "text", isHtml: false },
  search: {
    group: "questions",
    found: ({ entries }) =>
      sql`select q.id, q.title as name, e.near, q.cnt_likes as weight from ${entries} join problem q on q.id = e.id`,
    shown: () => sql`
      select q.id, q.title as name, q.slug, null::text as picture_key, left(q.text, 120) as note,
        null::int as cnt_diaries, null::json as brand, null::json as product
      from problem q where q.id = top.id`,
    visibleIf: sql<boolean>`is_visible`,
    path: numberedPath("/grow-questions/"),
  },
  cachedIn: [{ list: "questions" }],
  purgedAtOnce: 50,
  photos: [["problem_photo", "photo_id"]],
  photoKeys: [],
} as const satisfies KindDescriptor<"problem">;
