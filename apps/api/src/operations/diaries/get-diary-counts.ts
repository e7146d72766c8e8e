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
import { type QueryExecutorProvider, sql } from "kysely";
import { RecentThings } from "../../db/recent-things.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notFound } from "../../http/problem.ts";
import { type DiaryFilter, diaryFilter } from "./list-query.ts";

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
  const named = [...exploreTags({ ...NO_FILTERS, strains, brands })];
  const filter = await diaryFilter(reads, { tags: named }, user);
  if (!filter) throw notFound();
  return { status: 200, data: countWords(await knownAlike(reads, filter, named), filters) };
});

/** How long numbers of so many diaries may be old, ms; of fewer they are counted each time. */
const AGE = 60_000;
const MANY = 1000;
/** Sets of strains and brands that are remembered for sure. */
const REMEMBERED = 100;

interface Counted {
  readonly alike: readonly AlikeDiaries[];
  readonly at: number;
}

/** What was counted lately, by the strains and brands, in each database. */
const counted = new WeakMap<QueryExecutorProvider, RecentThings<Counted>>();

/** Numbers of many diaries may be a minute old: to walk over all of them for each reader would cost more than all else on his page. */
async function knownAlike(
  db: QueryExecutorProvider,
  filter: DiaryFilter,
  named: readonly string[],
): Promise<readonly AlikeDiaries[]> {
  const recent = counted.get(db) ?? new RecentThings<Counted>(REMEMBERED);
  counted.set(db, recent);
  const name = named.join(" ");
  const known = recent.find(name);
  if (known !== undefined && Date.now() - known.at <= AGE) return known.alike;
  const alike = await readAlike(db, filter);
  const total = alike.reduce((sum, { n }) => sum + n, 0);
  if (total >= MANY) recent.keep(name, { alike, at: Date.now() });
  return alike;
}

async function readAlike(db: QueryExecutorProvider, { where, narrow }: DiaryFilter): Promise<AlikeDiaries[]> {
  const found = narrow ? sql`${narrow.from} where ${narrow.where}` : sql`diary where ${where}`;
  const { rows } = await sql<AlikeDiaries>`
    select type_room as room, type_soil as soil, type_watering as watering, type_light as light, max_faza as phase,
      is_video, count(*)::int as n
    from ${found} group by 1, 2, 3, 4, 5, 6`.execute(db);
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
