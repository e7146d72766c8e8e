import type { Schema } from "@grow/contract";
import { isCatalogue } from "@grow/domain";

/** Part of the site that a page belongs to; banners are booked and counted by it. */
export type PageSection = Schema<"PageSection">;

/** Sections by the first segment of a path, where the two differ or the segment is a section. Catalogues are sections of their own. */
const SECTIONS: Readonly<Record<string, PageSection>> = {
  "": "home",
  feed: "feed",
  explore: "explore",
  diaries: "diary",
  "grow-questions": "questions",
  shorts: "shorts",
  video: "shorts",
  videos: "shorts",
  strains: "strains",
  seeds: "strains",
  journal: "journal",
  giveaways: "giveaways",
  awards: "awards",
  growers: "growers",
  grower: "grower",
  search: "search",
};

/**
 * The section of a page.
 *
 * @example
 * pageSection("/diaries/12-night-plum/week/181"); // "diary"
 */
export function pageSection(pathname: string): PageSection {
  const [, segment = ""] = pathname.split("/", 2);
  if (isCatalogue(segment)) return segment;
  return Object.hasOwn(SECTIONS, segment) ? (SECTIONS[segment] ?? "page") : "page";
}
