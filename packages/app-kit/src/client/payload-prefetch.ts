import type { Clock } from "@grow/trackers";

/** Milliseconds from the showing of a page to the fetching of what its links lead to. */
export const PREFETCH_DELAY = 1000;

/** Most pages that are fetched ahead from one page: what a reader is likely to take, not what a server has to bear. */
export const PREFETCH_MAX = 6;

/** What browsers tell of a connection; most of them nothing. */
export interface ConnectionInfo {
  saveData?: boolean | undefined;
  effectiveType?: string | undefined;
}

/** Connections on which nothing is fetched that nobody asked for. */
const SLOW = ["slow-2g", "2g", "3g"];

/** Whether a connection is slow, or its owner saves data. One that is not known is not slow. */
export function isSlow(connection: ConnectionInfo | undefined): boolean {
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? "");
}

/** A link of a page, as it stands now. */
export interface LinkInView {
  /** Address as written. */
  href: string;
  isInView: boolean;
}

/**
 * The pages to fetch ahead: those that links in view lead to, each once, in their order. Pages of other sites, files,
 * other languages, and the page itself are left out.
 *
 * @param here - path and query of the page
 */
export function pagesAhead(links: readonly LinkInView[], here: string): string[] {
  const pages = new Set<string>();
  for (const { href, isInView } of links) {
    if (!isInView || !/^\/(?!\/)/.test(href) || /^\/(?:api|media|assets|forms)\//.test(href)) continue;
    const page = href.replace(/#.*$/, "");
    if (page !== here && !/[?&]lang=/.test(page)) pages.add(page);
    if (pages.size === PREFETCH_MAX) break;
  }
  return [...pages];
}

/**
 * Fetches ahead 1 s after a page was shown, and never on a slow connection, which is asked about when the second is over.
 *
 * @param run - fetches what the links of the page lead to
 * @returns called when the page is left: what has not begun does not begin
 */
export function schedulePrefetch(
  clock: Clock,
  connection: () => ConnectionInfo | undefined,
  run: () => void,
): () => void {
  return clock.after(PREFETCH_DELAY, () => {
    if (!isSlow(connection())) run();
  });
}
