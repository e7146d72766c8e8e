import type { ReadQuery } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import {
  type BrandRef,
  brandJson,
  type ProductRef,
  productJson,
} from "../../content/catalogue/catalogue-refs.ts";
import { likeText } from "../../db/like-text.ts";
import { wordQuery, wordsOf } from "../../db/search-words.ts";
import { wordsLike } from "./words-like.ts";

export interface BrandProductRow {
  brand: BrandRef;
  product: ProductRef | null;
}

/**
 * Products whose name and brand together contain all words, and brands whose name does; without matches, those with similar words. Names
 * that begin with the query come first, then the most used.
 */
export async function findBrandsAndProducts(
  db: QueryExecutorProvider,
  query: ReadQuery<"searchBrandProduct">,
): Promise<BrandProductRow[]> {
  const words = wordsOf(query.query);
  if (words.length === 0) return await findRows(db, query, (kind) => hasSigns(kind, query.query));
  const by = (asked: string) => (kind: "product" | "brand") =>
    sql<boolean>`exists (
      select from search_entry e where e.kind = ${sql.lit(kind)} and e.id = ${sql.ref(`${kind[0]}.id`)} and e.parts @@ ${asked}::tsquery)`;
  const found = await findRows(db, query, by(wordQuery(words)));
  if (found.length > 0) return found;
  const instead = await wordsLike(db, words);
  return instead.size === 0 ? found : await findRows(db, query, by(wordQuery(words, instead)));
}

/** A query without letters and digits is used unchanged. */
function hasSigns(kind: "product" | "brand", text: string): RawBuilder<boolean> {
  const name = kind === "product" ? sql`b.name || ' ' || p.name` : sql`b.name`;
  return sql<boolean>`lower(${name}) like ${`%${likeText(text.trim().toLowerCase())}%`}`;
}

async function findRows(
  db: QueryExecutorProvider,
  { query, section, category, limit }: ReadQuery<"searchBrandProduct">,
  fits: (kind: "product" | "brand") => RawBuilder<boolean>,
): Promise<BrandProductRow[]> {
  const text = likeText(query.trim().toLowerCase());
  const begins = (name: ReturnType<typeof sql>) => sql`lower(${name}) like ${`${text}%`}`;
  const products = sql`
    select ${brandJson} as brand, ${productJson} as product,
      ${begins(sql`p.name`)} as begins, p.cnt_diaries, p.name
    from product p join brand b on b.id = p.brand_id and not b.is_remove
    where not p.is_remove and ${fits("product")}
      ${section === undefined ? sql`` : sql`and p.section = ${section}`}
      ${category === undefined ? sql`` : sql`and p.category = ${category}`}`;
  const brands = sql`
    select ${brandJson}, null::json, ${begins(sql`b.name`)}, b.cnt_diaries, b.name
    from brand b
    where not b.is_remove and ${fits("brand")}
      ${section === undefined ? sql`` : sql`and b.section = ${section}`}`;
  // Brands have no category, so only products match one.
  const both = category === undefined ? sql`${products} union all ${brands}` : products;
  const { rows } = await sql<BrandProductRow>`
    select brand, product from (${both}) found
    order by begins desc, cnt_diaries desc, name, product is null desc
    limit ${limit}`.execute(db);
  return rows;
}
