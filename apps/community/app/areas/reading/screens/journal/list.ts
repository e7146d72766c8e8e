import { paths } from "../../../../paths.ts";
import { defineList } from "../../../../shared/lists/list.ts";

/** Where a list of articles is: the whole journal, a category or a tag. */
export type Place = { readonly kind: "all" } | { readonly kind: "category" | "tag"; readonly slug: string };

export function placePath(place: Place): string {
  if (place.kind === "all") return paths.journal();
  return `${paths.journal()}/${place.kind === "tag" ? "tags" : "category"}/${place.slug}`;
}

/**
 * Articles of a place, the reader's language first. Each page has a lead and four rows of three.
 *
 * @param only - a language; then only what can be read in it
 */
export const journalList = (place: Place, only: string | null) =>
  defineList({
    path: () => placePath(place),
    ...(only === null ? {} : { fixed: { in: only } }),
    sorts: ["new"],
    pageSize: 13,
    lastPage: 1000,
    indexedTags: only === null ? 0 : null,
  });
