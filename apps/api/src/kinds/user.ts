import { sql } from "kysely";
import type { KindDescriptor } from "./kind.ts";

/** A grower. */
export const user = {
  table: "users",
  link: (id) => sql`select '/grower/' || t.name from users t where t.id = ${id}`,
  author: (id) => sql`select id as user_id from users where id = ${id}`,
  excerpt: "name",
  target: null,
  notifies: ["follow", "award_won"],
  isLiked: false,
  isFollowed: true,
  countsViews: false,
  counters: {
    cnt_reports: "(select count(*)::int from diary d where d.user_id = t.id and d.is_visible)",
    cnt_harvests:
      "(select count(*)::int from diary d where d.user_id = t.id and d.is_harvest and d.is_visible)",
  },
  translation: null,
  search: {
    group: "growers",
    found: ({ entries }) =>
      sql`select u.id, u.name, e.near, u.cnt_followers as weight from ${entries} join users u on u.id = e.id`,
    shown: () => sql`
      select u.id, u.name, '' as slug, u.avatar_key as picture_key, '' as note, null::int as cnt_diaries,
        null::json as brand, null::json as product
      from users u where u.id = top.id`,
    visibleIf: sql<boolean>`not is_remove and not is_ban and not is_discreet`,
    path: ({ name }) => `/grower/${name}`,
  },
  cachedIn: [],
  purgedAtOnce: null,
  photos: [["avatar", "photo_id"]],
  photoKeys: ["avatar_key"],
} as const satisfies KindDescriptor<"user">;
