import type { Clock } from "../browser/clock.ts";

/** Milliseconds after a page is shown before the first prefetch. */
export const PREFETCH_DELAY = 1000;

/** Milliseconds that a pointer rests on a link before it counts as intent. */
export const INTENT_DELAY = 100;

/** Most pages prefetched from one page: enough for what a user is likely to open, without loading the server. */
export const PREFETCH_MAX = 6;

/** The Network Information API, which most browsers lack. */
export interface ConnectionInfo {
  saveData?: boolean | undefined;
  effectiveType?: string | undefined;
}

/** Connections on which nothing is prefetched. */
const SLOW = ["slow-2g", "2g", "3g"];

/** Files, forms, sign-in and settings: pages whose data is not prefetched. */
const NO_PAGES = /^\/(?:api|media|assets|forms|auth|settings|admin)(?:\/|$)|\/edit(?:\/|$)|\.\w+$/;

/** Tells whether a connection is slow or the user saves data. An unknown connection is not slow. */
export function isSlow(connection: ConnectionInfo | undefined): boolean {
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? "");
}

/**
 * Resolves a link to the page whose data may be prefetched. Excludes other sites, files, forms, other languages and the
 * current page.
 *
 * @param href - the link's address as written
 * @param here - path and query of the current page
 * @returns path and query, or null
 */
export function pageAhead(href: string, here: string): string | null {
  if (!/^\/(?!\/)/.test(href)) return null;
  const page = href.replace(/#.*$/s, "");
  const [path = ""] = page.split("?");
  return page === here || NO_PAGES.test(path) || /[?&]lang=/.test(page) ? null : page;
}

/** Dependencies of prefetching. */
export interface PrefetchOptions {
  readonly clock: Clock;
  /** Path and query of the current page. */
  readonly here: string;
  readonly connection: () => ConnectionInfo | undefined;
  /** Fetches the data of a page; failures are ignored. */
  readonly fetchData: (page: string) => void;
}

/** Prefetches what the user seems about to open. */
export interface Prefetch {
  /** The pointer came to rest on a link. */
  rest(href: string): void;
  /** The pointer left the link. */
  leave(): void;
  /** The user touched or focused a link: prefetches at once. */
  touch(href: string): void;
  /** The page is left: cancels what has not started. */
  end(): void;
}

/**
 * Prefetches the data of a page when the user points at, touches or focuses its link: not in the first second of the current
 * page, never on a slow connection, each page once, and at most six.
 */
export function createPrefetch({ clock, here, connection, fetchData }: PrefetchOptions): Prefetch {
  const fetched = new Set<string>();
  let wanted: string | null = null;
  let isOpen = false;
  let isOver = false;
  const nothing = () => {};
  let forget = nothing;

  const fetchWanted = () => {
    forget = nothing;
    if (wanted === null || isOver || !isOpen) return;
    if (fetched.has(wanted) || fetched.size >= PREFETCH_MAX || isSlow(connection())) return;
    fetched.add(wanted);
    fetchData(wanted);
  };
  const stopWaiting = clock.after(PREFETCH_DELAY, () => {
    isOpen = true;
    if (forget === nothing) fetchWanted();
  });
  const want = (href: string) => {
    forget();
    forget = nothing;
    wanted = pageAhead(href, here);
  };
  return {
    rest(href) {
      want(href);
      if (wanted !== null) forget = clock.after(INTENT_DELAY, fetchWanted);
    },
    leave() {
      forget();
      forget = nothing;
      wanted = null;
    },
    touch(href) {
      want(href);
      fetchWanted();
    },
    end() {
      isOver = true;
      forget();
      stopWaiting();
    },
  };
}
