import { CATALOGUES, type Catalogue } from "@grow/domain";
import { strainPaths } from "./strain-paths.ts";

export const paths = {
  ...strainPaths,
  catalogue: (catalogue: Catalogue) => `/${catalogue}`,
  /** Products side by side, up to four. */
  compareProducts: (ids: readonly number[]) =>
    `/compare/products${ids.length === 0 ? "" : `?${ids.map((id) => `id=${id}`).join("&")}`}`,
  /** A feeding chart of a brand. @param brand - the link of the brand */
  scheme: (brand: string, scheme: number) => `${brand}/schemes?scheme=${scheme}`,
  /** The week of a feeding chart, measured out. @param brand - the brand's link */
  mixCard: (brand: string, scheme: number) => `${brand}/schemes/${scheme}`,
} as const;

/** First segments of the public pages that an entity's `link` may lead to. */
export const sections: readonly string[] = [...CATALOGUES, "strains", "seeds"];
