import { pageTabs } from "@grow/app-kit/page-tabs.ts";

const OWN = "areas/people/tabs";

/** The tabs of a grower's page. */
export const GROWER_TABS = pageTabs([
  { slug: "", body: "shared/tabs/diaries/route.tsx" },
  { slug: "reviews", body: "shared/tabs/reviews/route.tsx" },
  { slug: "activity", body: `${OWN}/activity/route.tsx` },
  { slug: "bookmarks", body: `${OWN}/bookmarks/route.tsx` },
  { slug: "followers", body: `${OWN}/followers/route.tsx` },
  { slug: "following", body: `${OWN}/following/route.tsx` },
  { slug: "shorts", body: `${OWN}/shorts/route.tsx` },
]);

export type GrowerTab = (typeof GROWER_TABS)["rows"][number]["slug"];
