import { sql } from "kysely";
import { reviewed, usedBy } from "./counted.ts";
import type { KindDescriptor } from "./kind.ts";
import { productPath } from "./links.ts";

export const product = {
  table: "product",
  link: (id) => sql`
    select ${productPath} from product p join brand b on b.id = p.brand_id where p.id = ${id}`,
  author: null,
  excerpt: "name",
  target: { from: sql`product t` },
  notifies: ["brand_news"],
  isLiked: true,
  isFollowed: false,
  countsViews: false,
  counters: {
    cnt_diaries: usedBy("product_id"),
    cnt_harvests: usedBy("product_id", "d.is_harvest"),
    ...reviewed("p.id = t.id"),
  },
  translation: { title: null, text: "description", isHtml: true },
  search: {
    group: "products",
    found: ({ entries }) =>
      sql`select p.id, p.name, e.near, p.cnt_diaries as weight from ${entries} join product p on p.id = e.id`,
    shown: (pieces) => sql`
      select p.id, p.name, p.slug, p.logo_key as picture_key, b.name as note, p.cnt_diaries,
        ${pieces.brand} as brand, ${pieces.product} as product
      from product p join brand b on b.id = p.brand_id where p.id = top.id`,
    visibleIf: null,
    path: ({ brand, product }) => `/${product?.section}/${brand?.slug}/${product?.slug}`,
  },
  cachedIn: [],
  purgedAtOnce: null,
  photos: [["product_photo", "photo_id"]],
  photoKeys: ["logo_key"],
} as const satisfies KindDescriptor<"product">;
