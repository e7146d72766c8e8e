import type { Clock } from "@grow/trackers";

/** Milliseconds from the showing of a page to the first fetching of what a link of it leads to. */
export const PREFETCH_DELAY = 1000;

/** Milliseconds for which a pointer rests on a link before it is taken for an intention. */
export const INTENT_DELAY = 100;

/** Most pages that are fetched ahead from one page: what a reader is likely to take, not what a server has to bear. */
export const PREFETCH_MAX = 6;

/** What browsers tell of a connection; most of them nothing. */
export interface ConnectionInfo {
  saveData?: boolean | undefined;
  effectiveType?: string | undefined;
}

/** Connections on which nothing is fetched that nobody asked for. */
const SLOW = ["slow-2g", "2g", "3g"];

/** Files, forms, what signs in or settles something: nothing of it is data of a page to be read. */
const NO_PAGES = /^\/(?:api|media|assets|forms|auth|settings|admin)(?:\/|$)|\/edit(?:\/|$)|\.\w+$/;

/** Whether a connection is slow, or its owner saves data. One that is not known is not slow. */
export function isSlow(connection: ConnectionInfo | undefined): boolean {
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? "");
}

/**
 * The page that a link leads to, if its data may be fetched ahead: no page of another site, no file, no form, no other
 * language, and not the page itself.
 *
 * @param href - the link's address as written
 * @param here - path and query of the page that it stands on
 * @returns path and query, or null
 */
export function pageAhead(href: string, here: string): string | null {
  if (!/^\/(?!\/)/.test(href)) return null;
  const page = href.replace(/#.*$/, "");
  const [path = ""] = page.split("?");
  return page === here || NO_PAGES.test(path) || /[?&]lang=/.test(page) ? null : page;
}

/** What fetching ahead needs from its surroundings. */
export interface PrefetchOptions {
  readonly clock: Clock;
  /** Path and query of the page that is shown. */
  readonly here: string;
  readonly connection: () => ConnectionInfo | undefined;
  /** Fetches the data of a page; what comes of it is nobody's business. */
  readonly fetchData: (page: string) => void;
}

/** Fetches ahead what a reader seems to want. */
export interface Prefetch {
  /** A pointer came to rest on a link. */
  rest(href: string): void;
  /** The pointer has left the link again. */
  leave(): void;
  /** A finger or the focus is on a link: no time to lose. */
  touch(href: string): void;
  /** The page is left: what has not begun does not begin. */
  end(): void;
}

/**
 * Fetches the data of a page when its link is pointed at, touched or focused: not in the first second of the page that is
 * shown, never on a slow connection, each page once, and six at most.
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
