import { STRAIN_CATEGORIES, type StrainCategory } from "@grow/domain";
import { strainPaths } from "./strain-paths.ts";

/** Lists of strains: all, the categories, and each value of a category. */
export const strainSitemap: readonly string[] = [
  strainPaths.strains(),
  strainPaths.strainCategories(),
  strainPaths.seeds(),
  ...Object.entries(STRAIN_CATEGORIES).flatMap(([category, values]) =>
    values.map((value) => strainPaths.strainCategory(category as StrainCategory, value)),
  ),
];
