import { pageTabs } from "@grow/app-kit/page-tabs.ts";

/** Tabs of a seedbank's seed. */
export const SEED_TABS = pageTabs([
  { slug: "", body: "areas/catalogue/screens/strains/seed/overview/route.tsx" },
  { slug: "gallery", body: "shared/tabs/gallery/route.tsx" },
  { slug: "growers", body: "shared/tabs/growers/route.tsx" },
  { slug: "harvests", body: "shared/tabs/harvests/route.tsx" },
  { slug: "diaries", body: "shared/tabs/diaries/route.tsx" },
  { slug: "reviews", body: "shared/tabs/reviews/route.tsx" },
]);
