import { area } from "@grow/app-kit/routes-table.ts";
import { SEED_TABS } from "./screens/strains/seed/tabs.ts";
import { STRAIN_TABS } from "./screens/strains/strain/tabs.ts";

const { screen, family, resource } = area("catalogue");

/** Pages of strains and seeds. */
export const strainPages = [
  screen("strains", "strains/list"),
  screen("compare/strains", "strains/compare"),
  screen("strains/categories", "strains/categories"),
  screen("strains/category/:category/:val", "strains/category"),
  screen("strains/:strain/sys-tree", "strains/family"),
  family("strains/:strain", "strains/strain", STRAIN_TABS),
  screen("seeds/*", "strains/seeds"),
  family("seedbank/:brand/:product", "strains/seed", SEED_TABS),
];

export const strainRedirects = [resource("strain2/:strain", "redirects/strain2.ts")];
