import { defineOperation } from "../../http/define-operation.ts";
import { presentBrandShort, presentProductShort } from "../diaries/catalogue-refs.ts";
import { findBrandsAndProducts } from "./queries.ts";

export const searchBrandProduct = defineOperation("searchBrandProduct", async ({ query, reads }) => {
  const isEmpty = query.query.trim() === "";
  const rows = isEmpty ? [] : await findBrandsAndProducts(reads, query);
  const items = rows.map(({ brand, product }) => ({
    brand: presentBrandShort(brand),
    product: product && presentProductShort(product, brand),
  }));
  return { status: 200, data: { items, total: items.length, start: 0, limit: query.limit } };
});
