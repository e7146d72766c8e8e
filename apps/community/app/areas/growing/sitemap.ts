import { EXPLORE_TAGS, VIDEO_TAG } from "@grow/domain";
import { paths } from "./paths.ts";

const TAGS = [
  ...Object.values(EXPLORE_TAGS).flatMap((tags) => tags.map((tag): string => tag.slug)),
  VIDEO_TAG,
];

/** The list of diaries, and the list by each single filter. */
export const sitemap: readonly string[] = [paths.explore(), ...TAGS.map((tag) => paths.explore([tag]))];
