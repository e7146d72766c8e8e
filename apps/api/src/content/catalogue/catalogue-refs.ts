import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { squareUrl } from "../../media/present-photo.ts";

/** A brand as JSON in query results. */
export interface BrandRef {
  id: number;
  name: string;
  section: Schema<"Section">;
  slug: string;
  logo_key: string | null;
}

/** A product as JSON in query results, without its brand. */
export interface ProductRef {
  id: number;
  name: string;
  section: Schema<"Section">;
  category: string | null;
  slug: string;
  logo_key: string | null;
}

/** Changes with each visible change of any product or brand (`tell_catalogue_change`); null before the first. */
export const catalogueVersion = sql<
  string | null
>`(select xmin::text from site_state where key = 'catalogue_change')`;

/** JSON of the brand joined as `b`; null without one. */
export const brandJson = sql<BrandRef | null>`
  case when b.id is not null then json_build_object(
    'id', b.id, 'name', b.name, 'section', b.section, 'slug', b.slug, 'logo_key', b.logo_key) end`;

/** JSON of the product joined as `p`; null without one. */
export const productJson = sql<ProductRef | null>`
  case when p.id is not null then json_build_object(
    'id', p.id, 'name', p.name, 'section', p.section, 'category', p.category, 'slug', p.slug, 'logo_key', p.logo_key) end`;

export function presentBrandShort(brand: BrandRef): Schema<"BrandShort"> {
  return {
    id: brand.id,
    name: brand.name,
    section: brand.section,
    link: `/${brand.section}/${brand.slug}`,
    logo_s: squareUrl(brand.logo_key),
  };
}

/** The path of a product: its section, then its brand. */
export function productLink(product: ProductRef, brand: BrandRef): string {
  return `/${product.section}/${brand.slug}/${product.slug}`;
}

export function presentProductShort(product: ProductRef, brand: BrandRef): Schema<"ProductShort"> {
  return {
    id: product.id,
    name: product.name,
    section: product.section,
    category: product.category,
    link: productLink(product, brand),
    logo_s: squareUrl(product.logo_key),
    item_brand: presentBrandShort(brand),
  };
}
