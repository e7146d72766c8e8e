import type { Schema } from "@grow/contract";
import {
  EXPLORE_TAGS,
  type ExploreFilters,
  type ExploreGroup,
  exploreTags,
  NO_FILTERS,
  parseExploreTags,
  VIDEO_TAG,
} from "@grow/domain";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { notFound } from "../../http/problem.ts";
import { diaryFilter } from "./list-query.ts";

/** Diaries that are alike in all that filter words speak of. */
interface AlikeDiaries {
  room: number;
  soil: number;
  watering: number;
  light: number[];
  /** Null without weeks. */
  phase: number | null;
  is_video: boolean;
  n: number;
}

/** Three queries at most: names of strains and brands, and one walk over the diaries, whatever the number of words. */
export const getDiaryCounts = defineOperation("getDiaryCounts", async ({ query, user, reads }) => {
  const filters = parseExploreTags(query.tags ?? []);
  if (!filters) throw notFound();
  const { strains, brands } = filters;
  const filter = await diaryFilter(
    reads,
    { tags: [...exploreTags({ ...NO_FILTERS, strains, brands })] },
    user,
  );
  if (!filter) throw notFound();
  return { status: 200, data: countWords(await readAlike(reads, filter), filters) };
});

async function readAlike(db: QueryExecutorProvider, filter: RawBuilder<unknown>): Promise<AlikeDiaries[]> {
  const { rows } = await sql<AlikeDiaries>`
    select type_room as room, type_soil as soil, type_watering as watering, type_light as light, max_faza as phase,
      is_video, count(*)::int as n
    from diary where ${filter} group by 1, 2, 3, 4, 5, 6`.execute(db);
  return rows;
}

/**
 * Numbers beside all words: how many of the diaries that fit the other groups are of this word. The words chosen beside it in its own
 * group add theirs to the list, and not to its number: a word that nobody grows by says so.
 */
export function countWords(diaries: readonly AlikeDiaries[], filters: ExploreFilters): Schema<"DiaryCounts"> {
  const count = (wanted: ExploreFilters) =>
    diaries.reduce((sum, alike) => sum + (fits(alike, wanted) ? alike.n : 0), 0);
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

/** The rule of the list: within a group any of the words, of each group one. */
function fits(diary: AlikeDiaries, wanted: ExploreFilters): boolean {
  const isAmong = (codes: readonly number[], code: number | null) =>
    codes.length === 0 || (code !== null && codes.includes(code));
  return (
    isAmong(wanted.room, diary.room) &&
    isAmong(wanted.soil, diary.soil) &&
    isAmong(wanted.watering, diary.watering) &&
    isAmong(wanted.phase, diary.phase) &&
    (wanted.light.length === 0 || wanted.light.some((code) => diary.light.includes(code))) &&
    (!wanted.is_video || diary.is_video)
  );
}
