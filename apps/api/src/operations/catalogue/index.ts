import { getBrand } from "./get-brand.ts";
import { getProduct } from "./get-product.ts";
import { getProductStatistics } from "./get-product-statistics.ts";
import { getStrain } from "./get-strain.ts";
import { getStrainCategories } from "./get-strain-categories.ts";
import { getStrainCategoryValue } from "./get-strain-category-value.ts";
import { getStrainStatistics } from "./get-strain-statistics.ts";
import { getStrainsTree } from "./get-strains-tree.ts";
import { listBrandRefs } from "./list-brand-refs.ts";
import { listBrands } from "./list-brands.ts";
import { listProducts } from "./list-products.ts";
import { listStrains } from "./list-strains.ts";
import { listWeeks } from "./list-weeks.ts";

export const catalogueOperations = {
  getBrand,
  getProduct,
  getProductStatistics,
  getStrain,
  getStrainCategories,
  getStrainCategoryValue,
  getStrainStatistics,
  getStrainsTree,
  listBrandRefs,
  listBrands,
  listProducts,
  listStrains,
  listWeeks,
};
