import { paths } from "../../../../../paths.ts";
import { defineList } from "../../../../../shared/lists/list.ts";

/** The list of strains. */
export const STRAINS = defineList({
  path: () => paths.strains(),
  text: { parameter: "query", longest: 100 },
  sorts: ["diaries", "rate", "yield", "new", "name"],
  pageSize: 24,
  lastPage: 1000,
  indexedTags: 0,
});
