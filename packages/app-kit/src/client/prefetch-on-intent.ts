import { systemClock } from "../browser/clock.ts";
import { AHEAD } from "../request/ahead.ts";
import { dataAddress, type RunningRouter } from "./data-address.ts";
import { PAGE_AHEAD } from "./page-ahead.ts";
import { type ConnectionInfo, createPrefetch } from "./payload-prefetch.ts";

/** What the router exposes on the window. */
interface RouterWindow {
  readonly __remixRouter: {
    readonly routes: RunningRouter["routes"];
    readonly state: {
      readonly location: RunningRouter["location"];
      readonly matches: readonly { readonly params: RunningRouter["params"] }[];
      readonly loaderData: RunningRouter["loaderData"];
    };
  };
  readonly __remixManifest: { readonly routes: RunningRouter["known"] };
  readonly __remixRouteModules: RunningRouter["modules"];
}

/**
 * Prefetches the data of pages when the user points at, touches or focuses their links; scripts are loaded when the page is
 * opened. For guests only: responses for a session are not cacheable and would be fetched twice.
 *
 * @param here - path and query of the current page
 * @returns stops prefetching
 */
export function prefetchOnIntent(here: string): () => void {
  const stop = new AbortController();
  const prefetch = createPrefetch({ clock: systemClock, here, connection: connectionOfBrowser, fetchData });
  let pointed: Element | null = null;
  const point = (link: Element | null) => {
    // Moving between elements inside one link does not start over.
    if (link === pointed) return;
    pointed = link;
    const href = link?.getAttribute("href");
    if (href) prefetch.rest(href);
    else prefetch.leave();
  };
  const touch = ({ target }: Event) => {
    const href = linkOf(target)?.getAttribute("href");
    if (href) prefetch.touch(href);
  };
  const listening = { passive: true, signal: stop.signal };
  addEventListener(
    "pointerover",
    ({ pointerType, target }) => {
      if (pointerType === "mouse") point(linkOf(target));
    },
    listening,
  );
  addEventListener("touchstart", touch, listening);
  addEventListener("focusin", touch, listening);
  point(document.querySelector("a[href]:hover"));
  return () => {
    stop.abort();
    prefetch.end();
  };
}

function linkOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("a[href]") : null;
}

function fetchData(page: string): void {
  const address = dataAddress(page, runningRouter(), window.location.origin);
  if (address === null || !navigator.onLine) return;
  dispatchEvent(new Event(PAGE_AHEAD));
  fetch(address, { headers: { [AHEAD.name]: AHEAD.value }, priority: "low" })
    // The browser caches a response only once its body was read.
    .then((response) => response.arrayBuffer())
    // A failed prefetch is not shown: the navigation itself will report it.
    .catch(() => {});
}

function runningRouter(): RunningRouter {
  const { __remixRouter: router, __remixManifest, __remixRouteModules } = window as unknown as RouterWindow;
  const { location, matches, loaderData } = router.state;
  return {
    routes: router.routes,
    location,
    params: matches.at(-1)?.params ?? {},
    loaderData,
    known: __remixManifest.routes,
    modules: __remixRouteModules,
  };
}

function connectionOfBrowser(): ConnectionInfo | undefined {
  return (navigator as Navigator & { connection?: ConnectionInfo }).connection;
}
