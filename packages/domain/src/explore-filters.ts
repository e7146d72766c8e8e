import { listIn, objectIn } from "./argument-checks.ts";
import { type Faza, PHASES } from "./phase.ts";
import {
  LIGHTS,
  type LightCode,
  ROOMS,
  type RoomCode,
  SOILS,
  type SoilCode,
  WATERINGS,
  type WateringCode,
} from "./setup-options.ts";

/**
 * Filter words of /explore, by group. Each word is in one group only. The order of groups and words is the order of the
 * canonical path.
 */
export const EXPLORE_TAGS = {
  room: ROOMS.map(({ name, code }) => ({ slug: name, code })),
  // "other" alone would not say what.
  soil: SOILS.map(({ name, code }) => ({ slug: name === "other" ? ("other-soil" as const) : name, code })),
  watering: WATERINGS.map(({ name, code }) => ({ slug: `${name}-watering` as const, code })),
  light: LIGHTS.map(({ name, code }) => ({ slug: name, code })),
  phase: PHASES.map((phase) => ({ slug: phase.name, code: phase.faza })),
} as const;

/** Word for diaries with a video; the only one of its group. */
export const VIDEO_TAG = "video";

const STRAIN_PREFIX = "strain-";
const BRAND_PREFIX = "brand-";
const NAME_SLUG = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;

/** Group of filter words with codes. */
export type ExploreGroup = keyof typeof EXPLORE_TAGS;

/** Filters of a diary list. An empty list does not filter; several codes of a group mean "or". */
export interface ExploreFilters {
  readonly room: readonly RoomCode[];
  readonly soil: readonly SoilCode[];
  readonly watering: readonly WateringCode[];
  readonly light: readonly LightCode[];
  /** Highest phase of the diary; 2 = harvested. */
  readonly phase: readonly Faza[];
  readonly is_video: boolean;
  /** Links of strains, without the path prefix. */
  readonly strains: readonly string[];
  /** Links of brands, without the path prefix. */
  readonly brands: readonly string[];
}

/** Filters that match every diary. */
export const NO_FILTERS: ExploreFilters = {
  room: [],
  soil: [],
  watering: [],
  light: [],
  phase: [],
  is_video: false,
  strains: [],
  brands: [],
};

function codesIn<Code extends number>(
  words: ReadonlySet<string>,
  tags: readonly { slug: string; code: Code }[],
): Code[] {
  return tags.filter((tag) => words.has(tag.slug)).map((tag) => tag.code);
}

function namesIn(words: ReadonlySet<string>, prefix: string): string[] {
  return [...words]
    .filter((word) => word.startsWith(prefix))
    .map((word) => word.slice(prefix.length))
    .sort();
}

function isKnown(word: string): boolean {
  if (word === VIDEO_TAG) return true;
  if (Object.values(EXPLORE_TAGS).some((tags) => tags.some((tag) => tag.slug === word))) return true;
  const prefix = [STRAIN_PREFIX, BRAND_PREFIX].find((start) => word.startsWith(start));
  return prefix !== undefined && NAME_SLUG.test(word.slice(prefix.length));
}

/**
 * Parses the filter words of a path such as /explore/indoor/led/strain-harbour-fog.
 *
 * @param words - the path segments after /explore, in any order; repeated words count once
 * @returns the filters, or `undefined` when a word is unknown and the page does not exist
 * @example
 * parseExploreTags(["led", "indoor"]); // { ...NO_FILTERS, room: [1], light: [3] }
 */
export function parseExploreTags(words: readonly string[]): ExploreFilters | undefined {
  if (!listIn(words).every(isKnown)) return undefined;
  const set = new Set(words);
  // One list of codes for each group.
  const codes = Object.fromEntries(
    Object.entries(EXPLORE_TAGS).map(([group, tags]) => [group, codesIn(set, tags)]),
  ) as unknown as Pick<ExploreFilters, ExploreGroup>;
  return {
    ...codes,
    is_video: set.has(VIDEO_TAG),
    strains: namesIn(set, STRAIN_PREFIX),
    brands: namesIn(set, BRAND_PREFIX),
  };
}

function slugsOf(codes: readonly number[], tags: readonly { slug: string; code: number }[]): string[] {
  return tags.filter((tag) => codes.includes(tag.code)).map((tag) => tag.slug);
}

/**
 * Lists the words of the canonical path: groups in a fixed order, then video, strains, brands.
 *
 * @returns the path segments after /explore; empty without filters
 * @example
 * exploreTags({ ...NO_FILTERS, light: [3], room: [1] }); // ["indoor", "led"]
 */
export function exploreTags(filters: ExploreFilters): readonly string[] {
  const groups = Object.keys(EXPLORE_TAGS) as ExploreGroup[];
  return [
    ...groups.flatMap((group) => slugsOf(objectIn(filters)[group], EXPLORE_TAGS[group])),
    ...(filters.is_video ? [VIDEO_TAG] : []),
    ...[...new Set(filters.strains)].sort().map((link) => STRAIN_PREFIX + link),
    ...[...new Set(filters.brands)].sort().map((link) => BRAND_PREFIX + link),
  ];
}

/** Orders of the diary list; `update` (latest week first) is the default. */
export const DIARY_SORTS = ["update", "new", "like", "view"] as const;

/** Order of a diary list. */
export type DiarySort = (typeof DIARY_SORTS)[number];
