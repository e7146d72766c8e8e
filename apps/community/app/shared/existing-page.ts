/**
 * First segments of the addresses that this site has pages for. A thing of the api has a `link` from the beginning;
 * it is followed as soon as its page is there: whoever adds the screen adds the segment.
 */
const SECTIONS: ReadonlySet<string> = new Set(["diaries", "explore"]);

/**
 * The link of a thing if this site has a page for it.
 *
 * @example existingPage("/diaries/12-night-plum") // "/diaries/12-night-plum"
 */
export function existingPage(link: string | null | undefined): string | undefined {
  const section = link?.split("/")[1];
  return link && section !== undefined && SECTIONS.has(section) ? link : undefined;
}
