import { sql } from "kysely";
import type { KindDescriptor } from "./kind.ts";
import { inDiary } from "./links.ts";

export const photo = {
  table: "photo",
  link: inDiary(sql`photo t join diary d on d.id = t.diary_id`, sql`t.week_id`),
  author: (id) => sql`select d.user_id from photo p join diary d on d.id = p.diary_id where p.id = ${id}`,
  excerpt: "alt",
  target: {
    from: sql`photo t`,
    diary_id: sql`t.diary_id`,
    week_id: sql`t.week_id`,
    is_gone: sql`t.is_remove or t.diary_id is null or t.week_id is null`,
  },
  notifies: ["like", "comment", "award_won"],
  isLiked: true,
  isFollowed: false,
  countsViews: false,
  counters: {},
  translation: null,
  search: null,
  cachedIn: [],
  purgedAtOnce: 500,
  photos: [],
  photoKeys: [],
} as const satisfies KindDescriptor<"photo">;
