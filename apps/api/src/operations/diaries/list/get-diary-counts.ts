import type { Schema } from "@grow/contract";
import { EXPLORE_TAGS, type ExploreFilters, type ExploreGroup, NO_FILTERS, VIDEO_TAG } from "@grow/domain";
import { diaryTags, parseDiaryTags } from "@grow/domain/weeks";
import { allByWords, diaryFilter, wordsOfList } from "../../../content/diary-list/list-query.ts";
import { type CountedWords, countFitting } from "../../../content/diary-list/plan/word-counts.ts";
import { wordBits } from "../../../content/diary-list/plan/word-set.ts";
import { notFound } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";

/** Three queries at most: names of strains and brands, and one walk over the diaries, whatever the number of words. */
export const getDiaryCounts = defineOperation("getDiaryCounts", async ({ query, user, reads }) => {
  const filters = parseDiaryTags(query.tags ?? []);
  if (!filters) throw notFound();
  const { strains, brands, events } = filters;
  const named = [...diaryTags({ ...NO_FILTERS, strains, brands, events })];
  if (named.length === 0) return { status: 200, data: countWords(await allByWords(reads), filters) };
  const filter = await diaryFilter(reads, { tags: named }, user);
  if (!filter) throw notFound();
  return { status: 200, data: countWords(await wordsOfList(reads, filter), filters) };
});

/**
 * Numbers beside all words: how many of the diaries that fit the other groups are of this word. The words chosen beside it in its own
 * group add theirs to the list, and not to its number: a word that nobody grows by says so.
 */
export function countWords(diaries: CountedWords, filters: ExploreFilters): Schema<"DiaryCounts"> {
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
    video: [{ slug: VIDEO_TAG, cnt_diaries: count({ ...filters, is_video: true }) }],
  };
}
