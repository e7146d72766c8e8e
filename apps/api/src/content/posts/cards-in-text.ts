/** What a text links to in paragraphs of their own, which pages show as cards. */
export interface LinkedThings {
  readonly diaries: readonly number[];
  readonly votings: readonly number[];
  /** Slugs. */
  readonly strains: readonly string[];
  /** Paths. */
  readonly products: readonly string[];
}

/** Most cards of a kind. */
const MOST = 12;

/** A paragraph of one link, as the sanitiser writes it. */
const LONE_LINK = /<p>\s*<a href="([^"]{1,300})">[^<]*<\/a>\s*<\/p>/g;
const DIARY = /^\/diaries\/(\d{1,15})(?:-[^/]*)?$/;
const VOTING = /^\/journal\/voting\/(\d{1,15})$/;
const STRAIN = /^\/strains\/([a-z0-9-]{1,120})$/;
const PRODUCT = /^\/[a-z-]{1,40}\/[a-z0-9-]{1,120}\/[a-z0-9-]{1,120}$/;

/**
 * Finds the things whose links stand alone in a paragraph.
 *
 * @param html sanitised
 * @example
 * linkedThings('<p><a href="/diaries/12-night-plum">Night Plum</a></p>').diaries; // [12]
 */
export function linkedThings(html: string): LinkedThings {
  const paths = [...html.matchAll(LONE_LINK)].map(([, address = ""]) => address.replace(/[?#].*$/, ""));
  const all = (pattern: RegExp) =>
    [...new Set(paths.flatMap((path) => pattern.exec(path)?.[1] ?? []))].slice(0, MOST);
  return {
    diaries: all(DIARY).map(Number),
    votings: all(VOTING).map(Number),
    strains: all(STRAIN),
    products: [...new Set(paths.filter((path) => PRODUCT.test(path) && !VOTING.test(path)))].slice(0, MOST),
  };
}
