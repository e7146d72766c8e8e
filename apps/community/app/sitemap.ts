import { sitemap as asking } from "./areas/asking/sitemap.ts";
import { sitemap as catalogue } from "./areas/catalogue/sitemap.ts";
import { sitemap as front } from "./areas/front/sitemap.ts";
import { sitemap as growing } from "./areas/growing/sitemap.ts";
import { sitemap as people } from "./areas/people/sitemap.ts";
import { sitemap as reading } from "./areas/reading/sitemap.ts";

/** Paths of the pages that the sitemap lists without a query. */
export const SITEMAP_PAGES: readonly string[] = [
  ...front,
  ...growing,
  ...asking,
  ...catalogue,
  ...people,
  ...reading,
];
