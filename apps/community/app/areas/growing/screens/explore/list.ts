import { DIARY_SORTS } from "@grow/domain";
import { diaryTags, parseDiaryTags } from "@grow/domain/weeks";
import { paths } from "../../../../paths.ts";
import { defineList } from "../../../../shared/lists/list.ts";

/** The list of diaries. 24 cards divide by two, three and four columns. */
export const DIARIES = defineList({
  path: paths.explore,
  tags: {
    canonical: (words) => {
      const filters = parseDiaryTags(words);
      return filters && diaryTags(filters);
    },
    // All words of a setup, and a few events, strains and brands.
    most: 24,
  },
  sorts: DIARY_SORTS,
  pageSize: 24,
  lastPage: 1000,
  indexedTags: 2,
});
