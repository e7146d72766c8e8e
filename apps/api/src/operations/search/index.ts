import { searchBrandProduct } from "./search-brand-product.ts";

export const searchOperations = { searchBrandProduct };
