import type { PageSignals } from "@grow/trackers";

/** A kind of page whose views are counted. */
export interface CountedViews {
  /** Paths of the pages; the first group is the id of the entity. */
  readonly page: RegExp;
  /** The API path that counts a view. */
  readonly target: (id: string) => string;
}

interface ViewCounterOptions {
  readonly counted: readonly CountedViews[];
  readonly page: PageSignals;
  /** Posts to the API; the result is ignored. */
  readonly send: (target: string) => void;
}

/**
 * Counts each entity once while the site is open, and not before its tab was visible. The API counts a visitor
 * once a day.
 *
 * @returns called with the path of each page that is shown
 */
export function createViewCounter({ counted, page, send }: ViewCounterOptions): (path: string) => void {
  const sent = new Set<string>();
  let shown: string | undefined;
  const count = () => {
    if (shown === undefined || sent.has(shown) || !page.isVisible()) return;
    sent.add(shown);
    send(shown);
  };
  page.onVisibility(count);
  return (path) => {
    [shown] = counted.flatMap((kind) => {
      const id = kind.page.exec(path)?.[1];
      return id === undefined ? [] : kind.target(id);
    });
    count();
  };
}
