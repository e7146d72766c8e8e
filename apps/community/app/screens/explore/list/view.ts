import type { Schema } from "@grow/contract";
import {
  DIARY_SORTS,
  type DiarySort,
  EXPLORE_TAGS,
  type ExploreFilters,
  type ExploreGroup,
  exploreTags,
  type Measures,
  parseExploreTags,
  VIDEO_TAG,
} from "@grow/domain";
import { paths } from "../../../paths.ts";
import { type CardData, cardData } from "../../../shared/diary-cards/card-data.ts";

/** Cards on a page: divides by two, three and four columns. */
export const PAGE_SIZE = 24;

/** How far pages go. Behind it nobody reads; a filter finds what a page number does not. */
const LAST_PAGE = 1000;

/** Words of one list: all that there are, and a few strains and brands. The api takes no more. */
const MOST_WORDS = 24;

/** What the address of a list asks for. */
export interface ListRequest {
  readonly filters: ExploreFilters;
  /** Filter words in canonical order. */
  readonly tags: readonly string[];
  readonly sort: DiarySort;
  readonly page: number;
}

/** Reads the address; undefined when there is no such list (an unknown word, order or page, too many words). */
export function listRequest(segments: string, search: URLSearchParams): ListRequest | undefined {
  const filters = parseExploreTags(segments.split("/").filter((word) => word !== ""));
  const sort = DIARY_SORTS.find((known) => known === (search.get("sort") ?? DIARY_SORTS[0]));
  const page = pageNumber(search.get("page"));
  if (!filters || !sort || page === undefined) return undefined;
  const tags = exploreTags(filters);
  return tags.length > MOST_WORDS ? undefined : { filters, tags, sort, page };
}

function pageNumber(text: string | null): number | undefined {
  if (text === null) return 1;
  if (!/^[1-9]\d{0,3}$/.test(text)) return undefined;
  const page = Number(text);
  return page <= LAST_PAGE ? page : undefined;
}

/** The address of a list. The first page and the usual order need no words. */
export function listAddress({ tags, sort, page }: Pick<ListRequest, "tags" | "sort" | "page">): string {
  const search = new URLSearchParams();
  if (sort !== DIARY_SORTS[0]) search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  const query = search.toString();
  return paths.explore(tags) + (query === "" ? "" : `?${query}`);
}

/** What the page shows. */
export interface ListView {
  readonly tags: readonly string[];
  readonly sort: DiarySort;
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly isTotalCapped: boolean;
  readonly cards: readonly CardData[];
  readonly measures: Measures;
}

export function listView(request: ListRequest, list: Schema<"DiaryCardList">, measures: Measures): ListView {
  return {
    tags: request.tags,
    sort: request.sort,
    page: request.page,
    pages: Math.min(LAST_PAGE, Math.max(1, Math.ceil(list.total / PAGE_SIZE))),
    total: list.total,
    isTotalCapped: list.is_total_capped ?? false,
    cards: list.items.map(cardData),
    measures,
  };
}

/** Search engines keep lists of up to two words in their usual order; the rest is for people. */
export function isIndexed({ tags, sort }: Pick<ListRequest, "tags" | "sort">): boolean {
  return tags.length <= 2 && sort === DIARY_SORTS[0];
}

/** The groups of the filter rail, in the order shown. */
export const FILTER_GROUPS = [
  "phase",
  "light",
  "soil",
  "room",
  "watering",
] as const satisfies readonly ExploreGroup[];

/** Words of a group, in the order shown. */
export function groupWords(group: ExploreGroup): readonly string[] {
  return EXPLORE_TAGS[group].map((tag) => tag.slug);
}

/** The filter words after a press on one of them, in canonical order: taken away if set, else added. */
export function toggled(tags: readonly string[], word: string): readonly string[] {
  const next = tags.includes(word) ? tags.filter((tag) => tag !== word) : [...tags, word];
  const filters = parseExploreTags(next);
  return filters ? exploreTags(filters) : tags;
}

export { VIDEO_TAG };

/** A set of filters that the reader has kept. */
export interface PresetView {
  /** Its number among his own. */
  readonly x: number;
  readonly name: string;
  readonly tags: readonly string[];
}

/** The kept sets whose words are still known, each in its usual order. */
export function presetsView(list: Schema<"ExplorePresetList">): readonly PresetView[] {
  return list.items.flatMap(({ x, name, tags }) => {
    const filters = parseExploreTags(tags);
    return filters ? [{ x, name, tags: exploreTags(filters) }] : [];
  });
}

/** Numbers beside the filter words. */
export type CountsView = Readonly<Record<string, number>>;

/** How many diaries there are of each word, among those that fit the other groups. */
export function countsView(counts: Schema<"DiaryCounts">): CountsView {
  const { room, soil, watering, light, phase, video } = counts;
  return Object.fromEntries(
    [room, soil, watering, light, phase, video]
      .flat()
      .map(({ slug, cnt_diaries }): [string, number] => [slug, cnt_diaries]),
  );
}
