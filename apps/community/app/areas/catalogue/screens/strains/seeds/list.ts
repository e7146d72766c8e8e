import { paths } from "../../../../../paths.ts";
import { defineList } from "../../../../../shared/lists/list.ts";
import { canonicalSeedTags } from "./seed-tags.ts";

/** Seeds of all seedbanks, filtered by the values of their strains. */
export const SEEDS = defineList({
  path: paths.seeds,
  tags: { canonical: canonicalSeedTags, most: 12 },
  sorts: ["diaries", "rate", "reviews", "new", "name"],
  pageSize: 24,
  lastPage: 1000,
  indexedTags: 2,
});
