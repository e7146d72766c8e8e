import type { Schema } from "@grow/contract";
import { type DiarySort, EXPLORE_TAGS, type ExploreGroup, type Measures } from "@grow/domain";
import { diaryTags, parseDiaryTags } from "@grow/domain/weeks";
import { type CardData, cardData } from "../../../../shared/diary-cards/card-data.ts";
import type { ListLength, ListRequest } from "../../../../shared/lists/list.ts";
import { DIARIES } from "./list.ts";

/** The page's content. */
export interface ListView extends ListLength {
  readonly tags: readonly string[];
  readonly sort: DiarySort;
  readonly cards: readonly CardData[];
}

export function listView(
  { tags, sort, page }: ListRequest<DiarySort>,
  list: Schema<"DiaryCardList">,
  measures: Measures,
): ListView {
  return {
    tags,
    sort,
    ...DIARIES.length(page, list),
    // Diaries without a week have nothing to show yet.
    cards: list.items.filter(({ weeks }) => weeks.length > 0).map((card) => cardData(card, measures)),
  };
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

/** A user's saved set of filters. */
export interface PresetView {
  /** Its number among the user's own. */
  readonly x: number;
  readonly name: string;
  readonly tags: readonly string[];
}

/** The saved sets whose words are still known, each in canonical order. */
export function presetsView(list: Schema<"ExplorePresetList">): readonly PresetView[] {
  return list.items.flatMap(({ x, name, tags }) => {
    const filters = parseDiaryTags(tags);
    return filters ? [{ x, name, tags: diaryTags(filters) }] : [];
  });
}

/** Numbers beside the filter words. */
export type CountsView = Readonly<Record<string, number>>;

/** How many diaries there are of each word, among those that match the other groups. */
export function countsView(counts: Schema<"DiaryCounts">): CountsView {
  const { room, soil, watering, light, phase, events, video } = counts;
  return Object.fromEntries(
    [room, soil, watering, light, phase, events, video]
      .flat()
      .map(({ slug, cnt_diaries }): [string, number] => [slug, cnt_diaries]),
  );
}
