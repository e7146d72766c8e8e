import type { Schema } from "@grow/contract";
import type { Measures } from "@grow/domain";
import { type CardData, cardData } from "../../../../shared/diary-cards/card-data.ts";
import type { ListLength, ListRequest, ListTotals } from "../../../../shared/lists/list.ts";
import { FOUND_DIARIES, MOST_FOUND } from "./list.ts";

/** What the page shows: the kinds of things that have pages of their own. */
export interface SearchView extends ListLength {
  readonly query: string;
  readonly cards: readonly CardData[];
}

/** A page of diaries found, as lists return them. */
export interface FoundList extends ListTotals {
  readonly items: readonly Schema<"DiaryCard">[];
}

export function foundList({ cards, totals }: Schema<"SearchResults">): FoundList {
  return { items: cards, total: totals.diaries, is_total_capped: totals.diaries >= MOST_FOUND };
}

export function searchView(
  { text, page }: Pick<ListRequest, "text" | "page">,
  list: FoundList,
  measures: Measures,
): SearchView {
  return {
    query: text,
    ...FOUND_DIARIES.length(page, list),
    cards: list.items.map((card) => cardData(card, measures)),
  };
}
