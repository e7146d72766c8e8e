import { search } from "./search.ts";
import { searchBrandProduct } from "./search-brand-product.ts";

export const searchOperations = { search, searchBrandProduct };
