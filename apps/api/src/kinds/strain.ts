import { sql } from "kysely";
import { reviewed, usedBy } from "./counted.ts";
import type { KindDescriptor } from "./kind.ts";

export const strain = {
  table: "strain",
  link: (id) => sql`select '/strains/' || t.slug from strain t where t.id = ${id}`,
  author: null,
  excerpt: "name",
  target: { from: sql`strain t` },
  notifies: [],
  isLiked: true,
  isFollowed: false,
  countsViews: false,
  counters: {
    cnt_products: "(select count(*)::int from product p where p.strain_id = t.id and not p.is_remove)",
    cnt_diaries: usedBy("strain_id"),
    cnt_harvests: usedBy("strain_id", "d.is_harvest"),
    ...reviewed("p.strain_id = t.id"),
  },
  translation: { title: null, text: "description", isHtml: true },
  search: {
    group: "strains",
    found: ({ entries }) =>
      sql`select s.id, s.name, e.near, s.cnt_diaries as weight from ${entries} join strain s on s.id = e.id`,
    shown: () => sql`
      select s.id, s.name, s.slug, null::text as picture_key, coalesce(b.name, '') as note, s.cnt_diaries,
        null::json as brand, null::json as product
      from strain s left join brand b on b.id = s.brand_id and not b.is_remove where s.id = top.id`,
    visibleIf: null,
    path: ({ slug }) => `/strains/${slug}`,
  },
  cachedIn: [],
  purgedAtOnce: null,
  photos: [["strain", "photo_id"]],
  photoKeys: [],
} as const satisfies KindDescriptor<"strain">;
