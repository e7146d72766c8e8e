import { paths } from "../../../../paths.ts";
import { defineList } from "../../../../shared/lists/list.ts";

/** The search counts no further than this. */
export const MOST_FOUND = 1000;

const PAGE_SIZE = 20;

/** Diaries that match a search text. Results are for users, not for search engines. */
export const FOUND_DIARIES = defineList({
  path: () => paths.search(),
  text: { parameter: "query", longest: 100 },
  sorts: ["best"],
  pageSize: PAGE_SIZE,
  lastPage: MOST_FOUND / PAGE_SIZE,
  indexedTags: null,
});
