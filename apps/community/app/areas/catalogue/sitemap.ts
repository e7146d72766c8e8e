import { CATALOGUES } from "@grow/domain";
import { paths } from "./paths.ts";
import { strainSitemap } from "./strain-sitemap.ts";

/** The list of each catalogue, and the lists of strains. */
export const sitemap: readonly string[] = [...CATALOGUES.map(paths.catalogue), ...strainSitemap];
