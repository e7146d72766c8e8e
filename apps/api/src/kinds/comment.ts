import type { KindDescriptor } from "./kind.ts";
import { ownAuthor } from "./links.ts";

export const comment = {
  table: "comment",
  // Its page is that of its target.
  link: null,
  author: ownAuthor("comment"),
  excerpt: "text",
  target: null,
  notifies: ["like", "reply", "mention", "content_hidden"],
  isLiked: true,
  isFollowed: false,
  countsViews: false,
  counters: {
    cnt_childs: "(select count(*)::int from comment c where c.parent_id = t.id and not c.is_remove)",
  },
  translation: { title: null, text: "text", isHtml: false },
  search: null,
  cachedIn: [],
  purgedAtOnce: 500,
  photos: [],
  photoKeys: [],
} as const satisfies KindDescriptor<"comment">;
