import { pageTabs } from "@grow/app-kit/page-tabs.ts";

/** Tabs of a strain. Its family has a page of its own. */
export const STRAIN_TABS = pageTabs([
  { slug: "", body: "areas/catalogue/screens/strains/strain/overview/route.tsx" },
  { slug: "diaries", body: "shared/tabs/diaries/route.tsx" },
  { slug: "gallery", body: "shared/tabs/gallery/route.tsx" },
  { slug: "growers", body: "shared/tabs/growers/route.tsx" },
  { slug: "reviews", body: "shared/tabs/reviews/route.tsx" },
  { slug: "harvests", body: "shared/tabs/harvests/route.tsx" },
  { slug: "products", body: "shared/tabs/products/route.tsx" },
]);
