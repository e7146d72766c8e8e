import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import {
  type ProductRef,
  presentProductShort,
  productJson,
} from "../../../content/catalogue/catalogue-refs.ts";
import { notFound } from "../../../errors/api-error.ts";
import type { ManagedBrand } from "../access/managed-brand.ts";

interface Row {
  product: ProductRef;
  props: Schema<"ProductProps">;
  version: number;
  composition: Omit<Schema<"Composition">, "properties"> | null;
}

/**
 * The composition of a product for its editor. Its version counts saves, starting with 1.
 *
 * @throws ApiError 404 for another brand's product
 */
export async function readComposition(
  db: QueryExecutorProvider,
  brand: ManagedBrand,
  productId: number,
): Promise<Schema<"PortalComposition">> {
  const { rows } = await sql<Row>`
    select ${productJson} as product, p.props, coalesce(c.version, 0) + 1 as version,
      case when c.product_id is not null then json_build_object(
        'n', c.n, 'p', c.p, 'k', c.k, 'ca', c.ca, 'mg', c.mg, 's', c.s, 'micro', c.micro, 'sources', c.sources,
        'form', c.form, 'part', c.part, 'dose', c.dose, 'ec', c.ec, 'ph', c.ph, 'keeps_months', c.keeps_months,
        'ingredients', c.ingredients, 'items_micro', (
          select coalesce(json_agg(json_build_object(
            'element', e.element, 'val', e.val, 'source', e.source) order by e.position, e.element), '[]')
          from product_element e where e.product_id = p.id)) end as composition
    from product p left join product_composition c on c.product_id = p.id
    where p.id = ${productId} and p.brand_id = ${brand.id} and not p.is_remove`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  const { product, props, version, composition } = row;
  return {
    item_product: presentProductShort(product, brand),
    version,
    composition: composition && { ...composition, properties: props },
  };
}
