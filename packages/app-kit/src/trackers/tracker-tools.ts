import { type Clock, createGuestId, type PageSignals, systemClock, type Warn } from "@grow/trackers";
import { browserCookies, browserPage, type ElementObserver, observeElements } from "@grow/trackers/browser";
import { PAGE_SHOWN } from "../client/page-shown.ts";
import { watchDocument } from "./document-changes.ts";
import { isCounted } from "./page-facts.ts";

/** What the trackers of a page share. */
export interface TrackerTools {
  readonly clock: Clock;
  readonly page: PageSignals;
  readonly warn: Warn;
  readonly inView: ElementObserver;
  /** Whether statistics include this visitor. */
  readonly isCounted: boolean;
  /** The visitor's random id, made when first requested. */
  readonly guest: () => string;
  /** Calls back for this page, and for each page that the router shows later. */
  readonly onPage: (run: () => void) => void;
  /** Calls back when elements have been added or removed, at most four times a second. */
  readonly onChange: (run: () => void) => void;
}

/** The tools of this browser. */
export function trackerTools(): TrackerTools {
  const clock = systemClock;
  return {
    clock,
    page: browserPage(),
    warn: (text, cause) => console.warn(text, cause),
    inView: observeElements(),
    isCounted: isCounted(),
    guest: createGuestId({ cookies: browserCookies(document.documentElement.dataset.cookieDomain) }),
    onPage(run) {
      let shown: string | undefined;
      const show = () => {
        // Hydration announces the page that is already known.
        if (location.pathname === shown) return;
        shown = location.pathname;
        run();
      };
      show();
      addEventListener(PAGE_SHOWN, show);
    },
    onChange: (run) => void watchDocument(clock, run),
  };
}
