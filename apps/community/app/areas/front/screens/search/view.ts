import type { Schema } from "@grow/contract";
import type { Measures } from "@grow/domain";
import { type CardData, cardData } from "../../../../shared/diary-cards/card-data.ts";
import type { ListLength, ListRequest } from "../../../../shared/lists/list.ts";
import { type StrainData, strainData } from "../../../../shared/strains/strain-data.ts";
import { SEARCH_GROUPS, type SearchGroup } from "./groups.ts";
import { foundList, MOST_FOUND } from "./list.ts";

type Results = Schema<"SearchResults">;

/** A thing that was found. */
export interface FoundRow {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  /** Breeder, maker, or the beginning of the text; may be empty. */
  readonly note: string;
  /** URL of a square picture. */
  readonly picture: string | null;
  /** Diaries that use it; null for things that diaries do not use. */
  readonly diaries: number | null;
}

/** The results of a group: diaries and strains as cards, other things as rows. */
export interface FoundSection {
  readonly group: SearchGroup;
  readonly total: number;
  readonly cards: readonly CardData[];
  readonly strains: readonly StrainData[];
  readonly rows: readonly FoundRow[];
}

export interface SearchView extends ListLength {
  readonly query: string;
  /** The group that is shown page by page; null where all are shown. */
  readonly group: SearchGroup | null;
  /** Groups with results, and the one that is shown. */
  readonly tabs: readonly { readonly group: SearchGroup; readonly total: number }[];
  readonly sections: readonly FoundSection[];
}

/** Cards of a group where all groups are shown: one row on wide screens, two on phones. */
const CARDS_TOGETHER = 4;

/** The results of an empty query. */
export const NOTHING_FOUND: Pick<Results, SearchGroup | "cards" | "strain_cards" | "totals"> = {
  strains: [],
  diaries: [],
  growers: [],
  brands: [],
  products: [],
  questions: [],
  posts: [],
  cards: [],
  strain_cards: [],
  totals: { strains: 0, diaries: 0, growers: 0, brands: 0, products: 0, questions: 0, posts: 0 },
};

/** The group in a URL: null for all, undefined for an unknown one. */
export function searchedGroup(search: URLSearchParams): SearchGroup | null | undefined {
  const asked = search.get("group");
  return asked === null ? null : SEARCH_GROUPS.find((group) => group === asked);
}

/** The page of results as lists return them: of one group, or of the first of all. */
export function foundPage(group: SearchGroup | null, found: typeof NOTHING_FOUND) {
  const total = group === null ? 0 : found.totals[group];
  return {
    items: group === null ? [] : found[group],
    total,
    is_total_capped: total >= MOST_FOUND,
  };
}

/**
 * @param found - what the page shows
 * @param totals - how much every group found
 */
export function searchView(
  { text, page }: Pick<ListRequest, "text" | "page">,
  group: SearchGroup | null,
  found: typeof NOTHING_FOUND,
  totals: Results["totals"],
  measures: Measures,
): SearchView {
  const sections = (group === null ? SEARCH_GROUPS : [group])
    .filter((one) => found[one].length > 0)
    .map((one) => section(one, found, measures))
    .map((one) => (group === null ? firstCards(one) : one));
  return {
    query: text,
    group,
    ...foundList(group).length(page, foundPage(group, found)),
    tabs: SEARCH_GROUPS.filter((one) => one === group || totals[one] > 0).map((one) => ({
      group: one,
      total: totals[one],
    })),
    sections,
  };
}

const firstCards = (section: FoundSection): FoundSection => ({
  ...section,
  cards: section.cards.slice(0, CARDS_TOGETHER),
  strains: section.strains.slice(0, CARDS_TOGETHER),
});

/** Whether the results of a group are cards. */
export const isCards = (group: SearchGroup): boolean => group === "diaries" || group === "strains";

function section(group: SearchGroup, found: typeof NOTHING_FOUND, measures: Measures): FoundSection {
  return {
    group,
    total: found.totals[group],
    cards: group === "diaries" ? found.cards.map((card) => cardData(card, measures)) : [],
    strains: group === "strains" ? found.strain_cards.map(strainData) : [],
    rows: isCards(group)
      ? []
      : found[group].map(({ id, link, name, note, avatar, cnt_diaries }) => ({
          id,
          href: link,
          name,
          note,
          picture: avatar,
          diaries: cnt_diaries,
        })),
  };
}
