import type { ReadQuery } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import {
  type BrandRef,
  brandJson,
  type ProductRef,
  productJson,
} from "../../content/catalogue/catalogue-refs.ts";
import { likeText } from "../../db/like-text.ts";

export interface BrandProductRow {
  brand: BrandRef;
  product: ProductRef | null;
}

/** Words of a query beyond these say nothing more. */
const MAX_WORDS = 6;

/**
 * Products whose name and brand together contain all words, and brands whose name does. Names that begin with
 * the query stand first, then what most diaries use. A search plan depends on its words: never prepared by name.
 */
export async function findBrandsAndProducts(
  db: QueryExecutorProvider,
  { query, section, category, limit }: ReadQuery<"searchBrandProduct">,
): Promise<BrandProductRow[]> {
  const text = query.trim().toLowerCase();
  const words = text.split(/\s+/).slice(0, MAX_WORDS);
  const contains = (name: ReturnType<typeof sql>) =>
    sql.join(
      words.map((word) => sql`lower(${name}) like ${`%${likeText(word)}%`}`),
      sql` and `,
    );
  const begins = (name: ReturnType<typeof sql>) => sql`lower(${name}) like ${`${likeText(text)}%`}`;
  const products = sql`
    select ${brandJson} as brand, ${productJson} as product,
      ${begins(sql`p.name`)} as begins, p.cnt_diaries, p.name
    from product p join brand b on b.id = p.brand_id and not b.is_remove
    where not p.is_remove and ${contains(sql`b.name || ' ' || p.name`)}
      ${section === undefined ? sql`` : sql`and p.section = ${section}`}
      ${category === undefined ? sql`` : sql`and p.category = ${category}`}`;
  const brands = sql`
    select ${brandJson}, null::json, ${begins(sql`b.name`)}, b.cnt_diaries, b.name
    from brand b
    where not b.is_remove and ${contains(sql`b.name`)}
      ${section === undefined ? sql`` : sql`and b.section = ${section}`}`;
  // Brands have no category: asked for one, only products can fit.
  const both = category === undefined ? sql`${products} union all ${brands}` : products;
  const { rows } = await sql<BrandProductRow>`
    select brand, product from (${both}) found
    order by begins desc, cnt_diaries desc, name, product is null desc
    limit ${limit}`.execute(db);
  return rows;
}
