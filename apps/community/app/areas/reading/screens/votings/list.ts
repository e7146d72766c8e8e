import { defineList } from "../../../../shared/lists/list.ts";
import { votingsPath } from "../../voting-paths.ts";

/** Votings, open ones first. */
export const VOTINGS = defineList({
  path: votingsPath,
  sorts: ["new"],
  pageSize: 12,
  lastPage: 1000,
  indexedTags: 0,
});
