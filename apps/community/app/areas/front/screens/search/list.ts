import { paths } from "../../../../paths.ts";
import { defineList, type List } from "../../../../shared/lists/list.ts";
import { SEARCH_GROUPS, type SearchGroup } from "./groups.ts";

/** The search counts no further than this. */
export const MOST_FOUND = 1000;

const PAGE_SIZE = 20;

/** Results are for users, not for search engines. */
const FOUND = {
  path: () => paths.search(),
  text: { parameter: "query", longest: 100 },
  sorts: ["best"],
  indexedTags: null,
} as const;

/** The first results of every group, on one page. */
export const FOUND_TOGETHER = defineList({ ...FOUND, pageSize: 6, lastPage: 1 });

/** The results of one group, page by page. */
const FOUND_BY_GROUP = Object.fromEntries(
  SEARCH_GROUPS.map((group) => [
    group,
    defineList({ ...FOUND, fixed: { group }, pageSize: PAGE_SIZE, lastPage: MOST_FOUND / PAGE_SIZE }),
  ]),
) as Readonly<Record<SearchGroup, List<"best">>>;

/** The results of a group, or the first of all. */
export const foundList = (group: SearchGroup | null): List<"best"> =>
  group === null ? FOUND_TOGETHER : FOUND_BY_GROUP[group];
