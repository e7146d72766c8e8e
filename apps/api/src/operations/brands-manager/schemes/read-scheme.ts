import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import {
  type ProductRef,
  presentProductShort,
  productJson,
} from "../../../content/catalogue/catalogue-refs.ts";
import { notFound } from "../../../errors/api-error.ts";
import type { ManagedBrand } from "../access/managed-brand.ts";

interface Row extends Omit<Schema<"Scheme">, "items_product"> {
  products: ProductRef[];
  version: number;
}

/** Products that the rows of an editor can be chosen from. */
const MAX_PRODUCTS = 200;

/** How many public diaries use a product of the scheme `s`. */
export const countDiaries: RawBuilder<number> = sql<number>`(
  select count(distinct e.diary_id)::int from scheme_product x join diary_equip e on e.product_id = x.product_id
  join diary d on d.id = e.diary_id and d.is_visible
  where x.brand_id = s.brand_id and x.scheme_id = s.id)`;

/** A feeding chart for its editor; null for a new one. */
export async function readScheme(
  db: QueryExecutorProvider,
  brand: ManagedBrand,
  id: number | null,
): Promise<Schema<"PortalScheme">> {
  const items_product = await readDosedProducts(db, brand.id);
  if (id === null) return { scheme: null, version: null, items_product };
  const { rows } = await sql<Row>`
    select s.id, s.name, s.lang, s.type_soil, s.is_public, s.update_date, s.version, ${countDiaries} as cnt_diaries,
      (select coalesce(json_agg(json_build_object(
         'week', w.week, 'faza', w.faza, 'light', w.light, 'ec', w.ec, 'ph', w.ph, 'is_flush', w.is_flush,
         'items', (
           select coalesce(json_agg(json_build_object('product_id', x.product_id, 'val', x.val) order by x.product_id), '[]')
           from scheme_dose x join product p on p.id = x.product_id and not p.is_remove
           where x.brand_id = s.brand_id and x.scheme_id = s.id and x.week_position = w.position)) order by w.position), '[]')
       from scheme_week w where w.brand_id = s.brand_id and w.scheme_id = s.id) as weeks,
      (select coalesce(json_agg(${productJson} order by x.position, p.id), '[]')
       from scheme_product x join product p on p.id = x.product_id and not p.is_remove
       where x.brand_id = s.brand_id and x.scheme_id = s.id) as products
    from scheme s where s.brand_id = ${brand.id} and s.id = ${id} and not s.is_remove`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  const { products, version, ...scheme } = row;
  const shown = products.map((product) => presentProductShort(product, brand));
  return { scheme: { ...scheme, items_product: shown }, version, items_product };
}

async function readDosedProducts(
  db: QueryExecutorProvider,
  brandId: number,
): Promise<Schema<"DosedProduct">[]> {
  const { rows } = await sql<Schema<"DosedProduct">>`
    select p.id, p.name, c.dose, c.ec, c.part
    from product p left join product_composition c on c.product_id = p.id
    where p.brand_id = ${brandId} and not p.is_remove order by p.cnt_diaries desc, p.id limit ${MAX_PRODUCTS}`.execute(
    db,
  );
  return rows;
}
