import { defineList, type List, type ListDescription } from "../../../shared/lists/list.ts";

interface FilteredList<Sort extends string>
  extends Pick<ListDescription<Sort>, "sorts" | "pageSize" | "indexedTags"> {
  readonly path: string;
  /** The filter words there are, in canonical order. */
  readonly words: readonly string[];
  /** Parameters that every URL of the list has. */
  readonly fixed?: string;
}

/** Query parameter of a filter word; it repeats. */
const PARAMETER = "filter";

/**
 * A list whose filter words are query parameters: in the path they would be mistaken for a brand's slug.
 *
 * @example
 * LAMPS.address({ tags: ["led"], page: 2 }); // "/grow-lights?show=products&filter=led&page=2"
 */
export function filteredList<const Sort extends string>({
  path,
  words,
  fixed = "",
  ...description
}: FilteredList<Sort>): List<Sort> {
  const list = defineList<Sort>({
    ...description,
    path: () => path,
    tags: {
      canonical: (wanted) => {
        const known = words.filter((word) => wanted.includes(word));
        return known.length === new Set(wanted).size ? known : undefined;
      },
      most: 12,
    },
    lastPage: 1000,
  });
  return {
    ...list,
    request: (_segments, search) => list.request(search.getAll(PARAMETER).join("/"), search),
    address({ tags = [], ...request }) {
      const [bare, rest] = list.address(request).split("?");
      const query = [fixed, ...tags.map((tag) => `${PARAMETER}=${tag}`), rest].filter(Boolean).join("&");
      return query === "" ? `${bare}` : `${bare}?${query}`;
    },
  };
}
