import { type AreaRoutes, area } from "@grow/app-kit/routes-table.ts";
import { CATALOGUES } from "@grow/domain";
import { strainPages, strainRedirects } from "./strain-routes.ts";
import { brandTabs, PRODUCT_TABS } from "./tabs.ts";

const { screen, family } = area("catalogue");

/** Under the seedbanks a product is a seed, which has a page of its own kind. */
const GEAR = CATALOGUES.filter((catalogue) => catalogue !== "seedbank");

export const routes: AreaRoutes = {
  default: [
    ...strainPages,
    ...CATALOGUES.map((catalogue) => screen(catalogue, "list", `list-${catalogue}`)),
    ...CATALOGUES.map((catalogue) =>
      family(`${catalogue}/:brand`, "brand", brandTabs(catalogue), `b-${catalogue}`),
    ),
    ...GEAR.map((catalogue) =>
      family(`${catalogue}/:brand/:product`, "product", PRODUCT_TABS, `p-${catalogue}`),
    ),
    screen("nutrients/:brand/schemes/:scheme", "mix-card"),
    screen("compare/products", "compare"),
  ],
  empty: [screen("external2/rating", "rating")],
  none: [...strainRedirects],
};
