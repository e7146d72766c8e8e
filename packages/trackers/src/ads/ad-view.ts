import { VISIBLE_SHARE } from "../impressions/visible-share.ts";
import type { PageSignals } from "../page.ts";
import type { AdStatistics, BatchedAdEvent } from "./ad-statistics.ts";

/** An ad that stands on a page. */
export interface ShownAd {
  /** Tells how much of it is in view, from 0 to 1, whenever that changes. */
  readonly see: (share: number) => void;
  /** Somebody clicked it. */
  readonly click: () => void;
  /** It is taken off the page. */
  readonly end: () => void;
}

/**
 * Counts one view of an ad, at the first moment at which half of it is in view and the tab in front, and each click.
 *
 * @example
 * const added: string[] = [];
 * const statistics = { add: ({ a }: { a: string }) => added.push(a) > 0, flush() {}, stop() {} };
 * const ad = trackAd({ statistics, page }, { i: 7, t: "box", s: "home" });
 * ad.see(0.49);
 * ad.see(0.5);
 * ad.see(1);
 * ad.click();
 * added; // ["view", "click"]
 */
export function trackAd(
  { statistics, page }: { statistics: AdStatistics; page: PageSignals },
  ad: Omit<BatchedAdEvent, "a">,
): ShownAd {
  let share = 0;
  let isCounted = false;

  function count() {
    if (isCounted || !(share >= VISIBLE_SHARE) || !page.isVisible()) return;
    isCounted = true;
    statistics.add({ ...ad, a: "view" });
  }
  const end = page.onVisibility(count);
  return {
    see(next) {
      share = next;
      count();
    },
    click: () => void statistics.add({ ...ad, a: "click" }),
    end,
  };
}
