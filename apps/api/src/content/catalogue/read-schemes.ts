import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import {
  type BrandRef,
  brandJson,
  type ProductRef,
  presentProductShort,
  productJson,
} from "./catalogue-refs.ts";

type SchemeColumns = Omit<Schema<"Scheme">, "items_product">;

interface Row extends SchemeColumns {
  brand: BrandRef;
  products: ProductRef[];
}

/** The contract's maximum for a brand or product. */
const MAX_SCHEMES = 100;

/**
 * Public feeding schemes with all their weeks. One query.
 * @param which a condition on schemes `s`
 * @param which a condition over schemes `s`
 */
export async function readPublicSchemes(
  db: QueryExecutorProvider,
  which: RawBuilder<unknown>,
): Promise<Schema<"Scheme">[]> {
  const { rows } = await sql<Row>`
    select s.id, s.name, s.lang, s.type_soil, s.is_public, s.update_date, ${brandJson} as brand,
      (select count(distinct n.diary_id)::int from scheme_product sp
       join diary_equip n on n.product_id = sp.product_id join diary d on d.id = n.diary_id and d.is_visible
       where sp.brand_id = s.brand_id and sp.scheme_id = s.id) as cnt_diaries,
      (select coalesce(json_agg(json_build_object(
         'week', w.week, 'faza', w.faza, 'light', w.light, 'ec', w.ec, 'ph', w.ph, 'is_flush', w.is_flush,
         'items', (
           select coalesce(json_agg(json_build_object('product_id', x.product_id, 'val', x.val)), '[]')
           from scheme_dose x
           where x.brand_id = s.brand_id and x.scheme_id = s.id and x.week_position = w.position)) order by w.position), '[]')
       from scheme_week w where w.brand_id = s.brand_id and w.scheme_id = s.id) as weeks,
      (select coalesce(json_agg(${productJson} order by sp.position, p.id), '[]')
       from scheme_product sp join product p on p.id = sp.product_id and not p.is_remove
       where sp.brand_id = s.brand_id and sp.scheme_id = s.id) as products
    from scheme s join brand b on b.id = s.brand_id
    where ${which} and s.is_public and not s.is_remove and not b.is_remove
    order by lower(s.name), s.id limit ${MAX_SCHEMES}`.execute(db);
  return rows.map(({ brand, products, ...scheme }) => ({
    ...scheme,
    items_product: products.map((product) => presentProductShort(product, brand)),
  }));
}
