import { sql } from "kysely";
import type { KindDescriptor } from "./kind.ts";
import { numbered, ownAuthor } from "./links.ts";

export const giveaway = {
  table: "giveaway",
  link: numbered("/giveaways/", "giveaway"),
  author: ownAuthor("giveaway"),
  excerpt: "title",
  target: { from: sql`giveaway t`, owner_id: sql`t.user_id`, is_open: sql`t.is_visible` },
  notifies: ["giveaway_end", "giveaway_won"],
  isLiked: true,
  isFollowed: false,
  countsViews: false,
  counters: {
    cnt_entries: "(select count(*)::int from giveaway_entry e where e.giveaway_id = t.id)",
    cnt_votes: "(select count(*)::int from giveaway_vote v where v.giveaway_id = t.id)",
  },
  translation: { title: "title", text: "text", isHtml: true },
  search: null,
  cachedIn: [{ list: "giveaways" }],
  purgedAtOnce: null,
  photos: [["giveaway", "cover_id"]],
  photoKeys: [],
} as const satisfies KindDescriptor<"giveaway">;
