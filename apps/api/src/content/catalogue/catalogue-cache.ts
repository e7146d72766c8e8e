import { type QueryExecutorProvider, sql } from "kysely";
import { composed } from "../../db/composed.ts";
import { type BrandRef, brandJson, type ProductRef, productJson } from "./catalogue-refs.ts";

/** A product, and the properties of lamps. */
interface KnownProduct extends ProductRef {
  ppfd: number | null;
}

/** A snapshot of products and brands by id; null for removed ones. */
export interface Catalogue {
  product(id: number | null): KnownProduct | null;
  brand(id: number | null): BrandRef | null;
}

/** References to the catalogue. */
export interface Named {
  readonly product_id: number | null;
  readonly brand_id: number | null;
}

/** Maximum number of cached products and brands. */
const MOST = 10_000;

class KnownCatalogue implements Catalogue {
  readonly version: string;
  readonly #products = new Map<number, KnownProduct | null>();
  readonly #brands = new Map<number, BrandRef | null>();

  constructor(version: string) {
    this.version = version;
  }

  product(id: number | null): KnownProduct | null {
    return id === null ? null : (this.#products.get(id) ?? null);
  }

  brand(id: number | null): BrandRef | null {
    return id === null ? null : (this.#brands.get(id) ?? null);
  }

  get isFull(): boolean {
    return this.#products.size + this.#brands.size > MOST;
  }

  async learn(db: QueryExecutorProvider, things: Iterable<Named>): Promise<void> {
    const products = new Set<number>();
    const brands = new Set<number>();
    for (const { product_id, brand_id } of things) {
      if (product_id !== null && !this.#products.has(product_id)) products.add(product_id);
      if (brand_id !== null && !this.#brands.has(brand_id)) brands.add(brand_id);
    }
    if (products.size === 0 && brands.size === 0) return;
    const rows = await readRefs(db, [...products], [...brands]);
    for (const { product, ppfd, brand } of rows) {
      if (product) this.#products.set(product.id, { ...product, ppfd });
      if (brand) this.#brands.set(brand.id, brand);
    }
    for (const id of products) if (!this.#products.has(id)) this.#products.set(id, null);
    for (const id of brands) if (!this.#brands.has(id)) this.#brands.set(id, null);
  }
}

/** By database, as versions are not comparable between databases; a transaction has its own. */
const known = new WeakMap<QueryExecutorProvider, KnownCatalogue>();

/**
 * Returns the products and brands that some things reference, which are few for all doses of a diary. They are read once per version of
 * the catalogue instead of joined to each row that references one.
 *
 * @param version `catalogueVersion` as returned by the query that found the things; the result may be newer, never older
 */
export async function catalogueOf(
  db: QueryExecutorProvider,
  version: string | null,
  things: Iterable<Named>,
): Promise<Catalogue> {
  const name = version ?? "";
  let catalogue = known.get(db);
  if (catalogue === undefined || catalogue.version !== name || catalogue.isFull) {
    catalogue = new KnownCatalogue(name);
    known.set(db, catalogue);
  }
  await catalogue.learn(db, things);
  return catalogue;
}

const readRefs = composed(
  (products: readonly number[], brands: readonly number[]) => sql<{
    product: ProductRef | null;
    ppfd: number | null;
    brand: BrandRef | null;
  }>`
    select ${productJson} as product, p.props -> 'ppfd' as ppfd, null::json as brand
    from product p where p.id = any(${products}::bigint[]) and not p.is_remove
    union all
    select null, null, ${brandJson} from brand b where b.id = any(${brands}::bigint[]) and not b.is_remove`,
);
