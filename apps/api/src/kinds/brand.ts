import { sql } from "kysely";
import { reviewed, usedBy } from "./counted.ts";
import type { KindDescriptor } from "./kind.ts";

export const brand = {
  table: "brand",
  link: (id) => sql`select '/' || t.section || '/' || t.slug from brand t where t.id = ${id}`,
  author: null,
  excerpt: "name",
  target: { from: sql`brand t` },
  notifies: ["manager_add", "tester_add", "scheme_update"],
  isLiked: true,
  isFollowed: true,
  countsViews: false,
  counters: {
    cnt_products: "(select count(*)::int from product p where p.brand_id = t.id and not p.is_remove)",
    cnt_strains: `(
      select count(distinct p.strain_id)::int from product p join strain s on s.id = p.strain_id and not s.is_remove
      where p.brand_id = t.id and not p.is_remove)`,
    cnt_diaries: usedBy("brand_id"),
    cnt_harvests: usedBy("brand_id", "d.is_harvest"),
    ...reviewed("p.brand_id = t.id"),
  },
  // Names of brands, products and strains are the same in all languages.
  translation: { title: null, text: "description", isHtml: true },
  search: {
    group: "brands",
    found: ({ entries }) =>
      sql`select b.id, b.name, e.near, b.cnt_diaries as weight from ${entries} join brand b on b.id = e.id`,
    shown: (pieces) => sql`
      select b.id, b.name, b.slug, b.logo_key as picture_key, '' as note, b.cnt_diaries,
        ${pieces.brand} as brand, null::json as product
      from brand b where b.id = top.id`,
    visibleIf: null,
    path: ({ brand }) => `/${brand?.section}/${brand?.slug}`,
  },
  cachedIn: [],
  purgedAtOnce: null,
  photos: [["brand", "cover_id"]],
  photoKeys: ["logo_key"],
} as const satisfies KindDescriptor<"brand">;
