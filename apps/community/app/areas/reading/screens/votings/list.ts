import { paths } from "../../../../paths.ts";
import { defineList } from "../../../../shared/lists/list.ts";

/** Votings, open ones first. */
export const VOTINGS = defineList({
  path: () => paths.votings(),
  sorts: ["new"],
  pageSize: 12,
  lastPage: 1000,
  indexedTags: 0,
});
