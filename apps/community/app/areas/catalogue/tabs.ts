import { type PageTab, type PageTabs, pageTabs } from "@grow/app-kit/page-tabs.ts";
import type { Catalogue } from "@grow/domain";

/** Words of the tabs of brands and products. */
export type TabSlug =
  | ""
  | "diaries"
  | "growers"
  | "reviews"
  | "products"
  | "schemes"
  | "strains"
  | "gallery"
  | "harvests";

const DIARIES: PageTab<TabSlug> = { slug: "diaries", body: "shared/tabs/diaries/route.tsx" };
const GROWERS: PageTab<TabSlug> = { slug: "growers", body: "shared/tabs/growers/route.tsx" };
const REVIEWS: PageTab<TabSlug> = { slug: "reviews", body: "shared/tabs/reviews/route.tsx" };
const PRODUCTS: PageTab<TabSlug> = { slug: "products", body: "shared/tabs/products/route.tsx" };
const STRAINS: PageTab<TabSlug> = { slug: "strains", body: "shared/tabs/strains/route.tsx" };
const GALLERY: PageTab<TabSlug> = { slug: "gallery", body: "shared/tabs/gallery/route.tsx" };
const HARVESTS: PageTab<TabSlug> = { slug: "harvests", body: "shared/tabs/harvests/route.tsx" };
const SCHEMES: PageTab<TabSlug> = { slug: "schemes", body: "shared/tabs/schemes/route.tsx" };

const BRAND: PageTab<TabSlug> = { slug: "", body: "areas/catalogue/screens/brand/overview.tsx" };
const GEAR_TABS = pageTabs<TabSlug>([BRAND, PRODUCTS, DIARIES, REVIEWS, GROWERS]);
const NUTRIENTS_TABS = pageTabs<TabSlug>([BRAND, PRODUCTS, SCHEMES, DIARIES, REVIEWS, GROWERS]);
const SEEDBANK_TABS = pageTabs<TabSlug>([
  ...[BRAND, PRODUCTS, STRAINS, DIARIES],
  ...[HARVESTS, REVIEWS, GALLERY, GROWERS],
]);

/** Tabs of the brands of a catalogue: nutrients have feeding charts, seedbanks strains and harvests. */
export function brandTabs(catalogue: Catalogue): PageTabs<TabSlug> {
  if (catalogue === "nutrients") return NUTRIENTS_TABS;
  return catalogue === "seedbank" ? SEEDBANK_TABS : GEAR_TABS;
}

/** Tabs of a product: feeding charts belong to its brand. */
export const PRODUCT_TABS = pageTabs<TabSlug>([
  { slug: "", body: "areas/catalogue/screens/product/overview.tsx" },
  DIARIES,
  REVIEWS,
  GROWERS,
  PRODUCTS,
]);
