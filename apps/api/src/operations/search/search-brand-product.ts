import { presentBrandShort, presentProductShort } from "../../content/catalogue/catalogue-refs.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { findBrandsAndProducts } from "./find-brands-and-products.ts";

export const searchBrandProduct = defineOperation("searchBrandProduct", async ({ query, reads }) => {
  const isEmpty = query.query.trim() === "";
  const rows = isEmpty ? [] : await findBrandsAndProducts(reads, query);
  const items = rows.map(({ brand, product }) => ({
    brand: presentBrandShort(brand),
    product: product && presentProductShort(product, brand),
  }));
  return { status: 200, data: { items, total: items.length, start: 0, limit: query.limit } };
});
