import { listIn } from "../argument-checks.ts";
import { type ExploreFilters, exploreTags, parseExploreTags } from "../explore-filters.ts";
import { WEEK_EVENTS, type WeekEventType } from "./week-events.ts";

/** Filters of a diary list, with what was done in a week of the diary. */
export interface DiaryFilters extends ExploreFilters {
  /** Several mean "and". */
  readonly events: readonly WeekEventType[];
}

/**
 * Parses the filter words of a path such as /explore/indoor/topping: those of `parseExploreTags`, and events.
 *
 * @returns the filters, or `undefined` when a word is unknown and the page does not exist
 * @example
 * parseDiaryTags(["topping", "indoor"])?.events; // ["topping"]
 * parseDiaryTags(["rain"]); // undefined
 */
export function parseDiaryTags(words: readonly string[]): DiaryFilters | undefined {
  const isEvent = (word: string) => WEEK_EVENTS.some((event) => event === word);
  const filters = parseExploreTags(listIn(words).filter((word) => !isEvent(word)));
  return filters && { ...filters, events: WEEK_EVENTS.filter((event) => words.includes(event)) };
}

/**
 * Lists the words of the canonical path: those of `exploreTags`, then events.
 *
 * @example
 * diaryTags({ ...NO_FILTERS, room: [1], events: ["topping"] }); // ["indoor", "topping"]
 */
export function diaryTags(filters: DiaryFilters): readonly string[] {
  return [...exploreTags(filters), ...WEEK_EVENTS.filter((event) => filters.events.includes(event))];
}
