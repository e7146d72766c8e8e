import type { Clock } from "../clock.ts";
import { VISIBLE_SHARE } from "../impressions/visible-share.ts";
import type { PageSignals } from "../page.ts";
import { requireMembers } from "../require-members.ts";
import { AD_TYPES } from "./ad-record.ts";
import type { AdStatistics, BatchedAdEvent } from "./ad-statistics.ts";

/** Milliseconds without a break for which an ad is in view before that counts. */
export const AD_VIEW_TIME = 1000;

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
 * Counts one view of an ad, once half of it has been visible in a visible tab for a second without a break, and each click.
 *
 * @throws TypeError naming a wrong option
 * @example
 * const added: string[] = [];
 * const statistics = { add: ({ a }: { a: string }) => added.push(a) > 0, flush() {}, stop() {} };
 * const ad = trackAd({ statistics, page, clock }, { i: 7, t: "box", s: "home" });
 * ad.see(0.5);
 * clock.turn(999);
 * ad.see(0.49);
 * ad.see(1);
 * clock.turn(1000);
 * ad.click();
 * added; // ["view", "click"]
 */
export function trackAd(
  options: { statistics: AdStatistics; page: PageSignals; clock: Clock },
  ad: Omit<BatchedAdEvent, "a">,
): ShownAd {
  requireMembers(options, "statistics.add page.isVisible page.onVisibility clock.after");
  requireMembers({ ad }, "ad.t ad.s", "string");
  // A misspelt kind would only be noticed when the ad is seen. Ids come from data, so a wrong one is a warning then.
  if (!AD_TYPES.includes(ad.t)) throw new TypeError(`ad.t cannot be ${ad.t}`);
  const { statistics, page, clock } = options;
  let share = 0;
  let isDone = false;
  let takeBack: (() => void) | undefined;

  function update() {
    if (!isDone && share >= VISIBLE_SHARE && page.isVisible()) takeBack ??= clock.after(AD_VIEW_TIME, count);
    else {
      takeBack?.();
      takeBack = undefined;
    }
  }
  function count() {
    isDone = true;
    statistics.add({ ...ad, a: "view" });
  }
  const endVisibility = page.onVisibility(update);
  return {
    see(next) {
      share = next;
      update();
    },
    click: () => void statistics.add({ ...ad, a: "click" }),
    end() {
      endVisibility();
      // It is gone, whatever an observer still reports.
      isDone = true;
      update();
    },
  };
}
