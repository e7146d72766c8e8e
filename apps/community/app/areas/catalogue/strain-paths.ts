import type { StrainCategory } from "@grow/domain";

export const strainPaths = {
  strains: () => "/strains",
  compareStrains: (ids: readonly number[]) =>
    `/compare/strains${ids.length === 0 ? "" : `?${ids.map((id) => `id=${id}`).join("&")}`}`,
  strainCategories: () => "/strains/categories",
  strainCategory: (category: StrainCategory, value: string) => `/strains/category/${category}/${value}`,
  seeds: (tags: readonly string[] = []) => ["/seeds", ...tags].join("/"),
  /** @param strain - the strain's link */
  strainTree: (strain: string) => `${strain}/sys-tree`,
} as const;
