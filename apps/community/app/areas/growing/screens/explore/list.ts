import { DIARY_SORTS, exploreTags, parseExploreTags } from "@grow/domain";
import { paths } from "../../../../paths.ts";
import { defineList } from "../../../../shared/lists/list.ts";

/** The list of diaries. 24 cards divide by two, three and four columns. */
export const DIARIES = defineList({
  path: paths.explore,
  tags: {
    canonical: (words) => {
      const filters = parseExploreTags(words);
      return filters && exploreTags(filters);
    },
    // All words there are, and a few strains and brands.
    most: 24,
  },
  sorts: DIARY_SORTS,
  pageSize: 24,
  lastPage: 1000,
  indexedTags: 2,
});
