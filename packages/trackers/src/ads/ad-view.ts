import { VISIBLE_SHARE } from "../impressions/visible-share.ts";
import type { PageSignals } from "../page.ts";
import { requireMembers } from "../require-members.ts";
import { AD_TYPES } from "./ad-record.ts";
import type { AdStatistics, BatchedAdEvent } from "./ad-statistics.ts";

/** An ad on a page. */
export interface ShownAd {
  /** Reports the visible share, from 0 to 1, whenever it changes. */
  readonly see: (share: number) => void;
  /** Reports a click. */
  readonly click: () => void;
  /** Stops tracking when it is removed from the page. */
  readonly end: () => void;
}

/**
 * Counts one view of an ad, once half of it is visible in a visible tab, and each click.
 *
 * @throws TypeError naming a wrong option
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
  options: { statistics: AdStatistics; page: PageSignals },
  ad: Omit<BatchedAdEvent, "a">,
): ShownAd {
  requireMembers(options, "statistics.add page.isVisible page.onVisibility");
  requireMembers({ ad }, "ad.t ad.s", "string");
  // A misspelt kind would only be noticed when the ad is seen. Ids come from data, so a wrong one is a warning then.
  if (!AD_TYPES.includes(ad.t)) throw new TypeError(`ad.t cannot be ${ad.t}`);
  const { statistics, page } = options;
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
