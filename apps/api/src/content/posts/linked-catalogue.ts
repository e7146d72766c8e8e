import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import {
  type BrandRef,
  brandJson,
  type ProductRef,
  presentProductShort,
  productJson,
} from "../catalogue/catalogue-refs.ts";

/** The strains with these slugs, in their order. No query without slugs. */
export async function readLinkedStrains(
  db: QueryExecutorProvider,
  slugs: readonly string[],
): Promise<Schema<"StrainShort">[]> {
  if (slugs.length === 0) return [];
  const { rows } = await sql<{ id: number; name: string; slug: string }>`
    select s.id, s.name, s.slug from strain s where s.slug = any(${slugs}::text[]) and not s.is_remove
    order by array_position(${slugs}::text[], s.slug)`.execute(db);
  return rows.map(({ id, name, slug }) => ({ id, name, link: `/strains/${slug}` }));
}

/** The products at these paths, in their order. No query without paths. */
export async function readLinkedProducts(
  db: QueryExecutorProvider,
  paths: readonly string[],
): Promise<Schema<"ProductShort">[]> {
  if (paths.length === 0) return [];
  const slugs = paths.map((path) => path.split("/").at(-1) ?? "");
  const { rows } = await sql<{ product: ProductRef; brand: BrandRef }>`
    select ${productJson} as product, ${brandJson} as brand
    from product p join brand b on b.id = p.brand_id and not b.is_remove
    where p.slug = any(${slugs}::text[]) and not p.is_remove`.execute(db);
  const found = rows.map(({ product, brand }) => presentProductShort(product, brand));
  return paths.flatMap((path) => found.find(({ link }) => link === path) ?? []);
}
