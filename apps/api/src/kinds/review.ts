import { sql } from "kysely";
import type { KindDescriptor } from "./kind.ts";
import { ownAuthor, productPath } from "./links.ts";

export const review = {
  table: "review",
  link: (id) => sql`
    select ${productPath} || '/reviews' from review t join product p on p.id = t.product_id join brand b on b.id = p.brand_id
    where t.id = ${id}`,
  author: ownAuthor("review"),
  excerpt: "text",
  // A review of a closed diary is shown without the diary.
  target: { from: sql`review t`, owner_id: sql`t.user_id`, is_open: sql`t.is_visible` },
  notifies: ["like", "comment", "mention", "review_new", "content_hidden"],
  isLiked: true,
  isFollowed: false,
  countsViews: false,
  counters: {},
  translation: { title: null, text: "text", isHtml: false },
  search: null,
  cachedIn: [{ list: "reviews" }],
  purgedAtOnce: 500,
  photos: [],
  photoKeys: [],
} as const satisfies KindDescriptor<"review">;
