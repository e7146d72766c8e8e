import type { Schema } from "@grow/contract";
import type { Measures } from "@grow/domain";
import { type CardData, cardData } from "../../diary-cards/card-data.ts";
import type { TabLength, TabRequest } from "../tab-list.ts";

/** Choices of the list, the default first. */
export const DIARY_CHOICES = {
  show: ["all", "growing", "harvested"],
  sort: ["update", "new", "like"],
} as const;
export type DiaryChoices = TabRequest<typeof DIARY_CHOICES>;

/** Diaries under the year of their last week; of other orders all in one group without a year. */
export interface DiaryGroup {
  readonly year: number | null;
  readonly cards: readonly CardData[];
}

export interface DiariesTabView extends TabLength, DiaryChoices {
  readonly groups: readonly DiaryGroup[];
  /** The user sees their own diaries. */
  readonly isOwn: boolean;
}

/** Query parameters of the API for what is shown. */
export function shownDiaries(show: DiaryChoices["show"]): { is_harvest?: boolean } {
  return show === "all" ? {} : { is_harvest: show === "harvested" };
}

export function diariesTabView(
  request: DiaryChoices,
  list: Schema<"DiaryCardList">,
  length: TabLength,
  reader: { readonly measures: Measures; readonly isOwn: boolean; readonly byYear: boolean },
): DiariesTabView {
  const groups: { year: number | null; cards: CardData[] }[] = [];
  for (const item of list.items) {
    const date = request.sort === "update" ? item.update_date : item.add_date;
    const year = reader.byYear && request.sort !== "like" ? new Date(date).getUTCFullYear() : null;
    const last = groups.at(-1);
    const card = cardData(item, reader.measures);
    if (last && last.year === year) last.cards.push(card);
    else groups.push({ year, cards: [card] });
  }
  return { ...request, ...length, groups, isOwn: reader.isOwn };
}
