import { SECTIONS } from "../sections.ts";

/**
 * The link of an entity if this site has a page for it. The API returns a `link` from the beginning; it is used as soon
 * as an area lists its first segment in `sections`.
 *
 * @example existingPage("/diaries/12-night-plum") // "/diaries/12-night-plum"
 */
export function existingPage(link: string | null | undefined): string | undefined {
  return link && SECTIONS.includes(link.split("/")[1] ?? "") ? link : undefined;
}
