import type { Schema } from "@grow/contract";
import { EXPLORE_TAGS, type ExploreFilters, type ExploreGroup, NO_FILTERS, VIDEO_TAG } from "@grow/domain";
import { type DiaryFilters, diaryTags, parseDiaryTags, WEEK_EVENTS } from "@grow/domain/weeks";
import { eventBits } from "../../../content/diary-detail/event-bits.ts";
import {
  ALL_OPEN,
  allByWords,
  diaryFilter,
  eventsOfList,
  wordsOfList,
} from "../../../content/diary-list/list-query.ts";
import { type CountedWords, countFitting } from "../../../content/diary-list/plan/word-counts.ts";
import { wordBits } from "../../../content/diary-list/plan/word-set.ts";
import { notFound } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";

/** At most three queries for any number of words: names of strains and brands, diaries by words, and diaries by events. */
export const getDiaryCounts = defineOperation("getDiaryCounts", async ({ query, user, reads }) => {
  const filters = parseDiaryTags(query.tags ?? []);
  if (!filters) throw notFound();
  const { strains, brands, events } = filters;
  const named = [...diaryTags({ ...NO_FILTERS, strains, brands, events })];
  if (named.length === 0) {
    const [all, done] = await Promise.all([allByWords(reads), eventsOfList(reads, ALL_OPEN)]);
    return { status: 200, data: countWords(all, done, filters) };
  }
  const filter = await diaryFilter(reads, { tags: named }, user);
  if (!filter) throw notFound();
  const [list, done] = await Promise.all([wordsOfList(reads, filter), eventsOfList(reads, filter)]);
  return { status: 200, data: countWords(list, done, filters) };
});

/**
 * Facet counts of all words: the diaries with this word among those that match the other groups. Other words of the same group extend the
 * list but not this count. Events narrow each other.
 *
 * @param done - the same diaries by events
 */
export function countWords(
  diaries: CountedWords,
  done: CountedWords,
  filters: DiaryFilters,
): Schema<"DiaryCounts"> {
  const count = (wanted: ExploreFilters) => countFitting(diaries, wordBits(wanted));
  const group = (name: ExploreGroup) =>
    EXPLORE_TAGS[name].map(({ slug, code }) => ({
      slug,
      cnt_diaries: count({ ...filters, [name]: [code] }),
    }));
  return {
    total: count(filters),
    room: group("room"),
    soil: group("soil"),
    watering: group("watering"),
    light: group("light"),
    phase: group("phase"),
    events: WEEK_EVENTS.map((slug) => ({
      slug,
      cnt_diaries: countFitting(done, wordBits(filters), eventBits([...filters.events, slug])),
    })),
    video: [{ slug: VIDEO_TAG, cnt_diaries: count({ ...filters, is_video: true }) }],
  };
}
