import { sql } from "kysely";
import type { KindDescriptor } from "./kind.ts";
import { ownAuthor } from "./links.ts";

/** An answer to a question. */
export const solution = {
  table: "solution",
  link: (id) => sql`
    select '/grow-questions/' || concat_ws('-', p.id, nullif(p.slug, '')) || '/solution/' || t.id
    from solution t join problem p on p.id = t.problem_id where t.id = ${id}`,
  author: ownAuthor("solution"),
  excerpt: "text",
  // It is visible when its question is.
  target: {
    from: sql`solution t join problem p on p.id = t.problem_id`,
    owner_id: sql`p.user_id`,
    is_open: sql`p.is_visible`,
    is_gone: sql`t.is_remove or p.is_remove`,
  },
  notifies: ["like", "comment", "mention", "solution_accepted", "content_hidden", "award_won"],
  isLiked: true,
  isFollowed: false,
  countsViews: false,
  counters: {},
  translation: { title: null, text: "text", isHtml: false },
  search: null,
  // A new answer has no page of its own: its question is among these.
  cachedIn: [{ list: "questions" }],
  purgedAtOnce: 200,
  photos: [["solution_photo", "photo_id"]],
  photoKeys: [],
} as const satisfies KindDescriptor<"solution">;
