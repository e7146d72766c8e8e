/** The list kit's half that pages and loaders share: what a list is called, and what its URLs say. */
export interface ListDescription<Sort extends string> {
  /** URL path of the list with these filter words. */
  readonly path: (tags: readonly string[]) => string;
  /** Filter words in the path; without them the list cannot be filtered. */
  readonly tags?: {
    /** Sorts the words into their canonical order; undefined for an unknown word. */
    readonly canonical: (words: readonly string[]) => readonly string[] | undefined;
    /** Limit of the API for one request. */
    readonly most: number;
  };
  /** Query parameter that holds a search text, and the most characters of it that are searched for. */
  readonly text?: { readonly parameter: string; readonly longest: number };
  /** Query parameters that every URL of the list carries: `{ group: "strains" }`. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Sort orders, the default first. */
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly pageSize: number;
  /** Pages beyond this one do not exist, however many items there are. */
  readonly lastPage: number;
  /** Search engines index the list in its default order with up to this many filter words; null: they never do. */
  readonly indexedTags: number | null;
}

/** The parsed URL of a list. */
export interface ListRequest<Sort extends string = string> {
  /** Filter words in canonical order. */
  readonly tags: readonly string[];
  readonly text: string;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
}

/** What the API returns for a page of any list. */
export interface ListTotals {
  readonly total: number;
  readonly is_total_capped?: boolean | undefined;
}

/** What a page shows of the list's length. */
export interface ListLength {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly isTotalCapped: boolean;
}

/** Parsing, links and paging of a list, made by {@link defineList}. */
export interface List<Sort extends string = string> extends Pick<ListDescription<Sort>, "sorts"> {
  /** Parses a URL; undefined when there is no such list (an unknown word, order or page, too many words). */
  request(segments: string, search: URLSearchParams): ListRequest<Sort> | undefined;
  /** Builds the canonical URL: without the default order and the first page. */
  address(request: Partial<ListRequest<Sort>>): string;
  /** Adds a filter word, or removes it if it is set; in canonical order. */
  toggled(tags: readonly string[], word: string): readonly string[];
  /** Query parameters of the API for a page. */
  range(page: number): { readonly start: number; readonly limit: number };
  length(page: number, totals: ListTotals): ListLength;
  /** Whether search engines may ever index the list. */
  readonly isPublic: boolean;
  isIndexed(request: Pick<ListRequest<Sort>, "tags" | "sort">): boolean;
}

/**
 * Makes a list of its description.
 *
 * @example
 * export const GROWERS = defineList({
 *   path: () => paths.growers(),
 *   sorts: ["active", "new"],
 *   pageSize: 24,
 *   lastPage: 1000,
 *   indexedTags: 0,
 * });
 * GROWERS.address({ sort: "new", page: 2 }); // "/growers?sort=new&page=2"
 */
export function defineList<const Sort extends string>(description: ListDescription<Sort>): List<Sort> {
  const {
    path,
    tags: filter,
    text: searched,
    fixed = {},
    sorts,
    pageSize,
    lastPage,
    indexedTags,
  } = description;
  const [usual] = sorts;

  function canonical(words: readonly string[]): readonly string[] | undefined {
    if (!filter) return words.length === 0 ? [] : undefined;
    const tags = filter.canonical(words);
    return tags && tags.length <= filter.most ? tags : undefined;
  }

  return {
    sorts,
    isPublic: indexedTags !== null,
    request(segments, search) {
      const tags = canonical(segments.split("/").filter((word) => word !== ""));
      const sort =
        sorts.length === 1 ? usual : sorts.find((known) => known === (search.get("sort") ?? usual));
      const page = pageNumber(search.get("page") ?? "1", lastPage);
      if (!tags || sort === undefined || page === undefined) return undefined;
      return {
        tags,
        text: searched ? cleaned(search.get(searched.parameter), searched.longest) : "",
        sort,
        page,
      };
    },
    address({ tags = [], text = "", sort = usual, page = 1 }) {
      const search = new URLSearchParams();
      if (searched && text !== "") search.set(searched.parameter, text);
      for (const [name, value] of Object.entries(fixed)) search.set(name, value);
      if (sort !== usual) search.set("sort", sort);
      if (page > 1) search.set("page", String(page));
      const query = search.toString();
      return path(tags) + (query === "" ? "" : `?${query}`);
    },
    toggled(tags, word) {
      const next = tags.includes(word) ? tags.filter((tag) => tag !== word) : [...tags, word];
      return canonical(next) ?? tags;
    },
    range: (page) => ({ start: (page - 1) * pageSize, limit: pageSize }),
    length: (page, { total, is_total_capped = false }) => ({
      page,
      pages: Math.min(lastPage, Math.max(1, Math.ceil(total / pageSize))),
      total,
      isTotalCapped: is_total_capped,
    }),
    isIndexed: ({ tags, sort }) => indexedTags !== null && tags.length <= indexedTags && sort === usual,
  };
}

function pageNumber(text: string, last: number): number | undefined {
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
  return page !== undefined && page <= last ? page : undefined;
}

/** Users type no control characters; a mangled link may hold some. */
function cleaned(text: string | null, longest: number): string {
  const typed = (text ?? "").replace(/\p{Cc}+/gu, " ").trim();
  return [...typed].slice(0, longest).join("").trim();
}
