import type { Clock } from "../clock.ts";
import { type Size, VISIBLE_SHARE } from "../impressions/visible-share.ts";
import type { PageSignals } from "../page.ts";
import { requireMembers } from "../require-members.ts";
import { AD_TYPES } from "./ad-record.ts";
import type { AdStatistics, BatchedAdEvent } from "./ad-statistics.ts";

/** Milliseconds without a break for which an ad is in view before that counts. */
export const AD_VIEW_TIME = 1000;

/** Square CSS pixels from which an ad is large: 970×250 is. */
export const LARGE_AD_AREA = 242_000;

/** Share of a large ad that must be visible. */
export const LARGE_AD_SHARE = 0.3;

/**
 * The share of an ad that must be visible for a view: half, or 30 % of a large one. As the Media Rating Council's guidelines say.
 *
 * @param size - CSS px
 * @example
 * adViewShare({ width: 300, height: 250 }); // 0.5
 * adViewShare({ width: 970, height: 250 }); // 0.3
 */
export function adViewShare({ width, height }: Size): number {
  return width * height > LARGE_AD_AREA ? LARGE_AD_SHARE : VISIBLE_SHARE;
}

/** Waits for one view. */
export interface AwaitedView {
  /** Reports the visible share, from 0 to 1, whenever it changes. */
  readonly see: (share: number) => void;
  /** Stops waiting. */
  readonly end: () => void;
}

/** Dependencies of a view. */
export interface ViewOptions {
  readonly page: PageSignals;
  readonly clock: Clock;
  /** Share that must be visible: {@link adViewShare}; half by default. */
  readonly share?: number;
}

/**
 * Waits until enough of an element has been visible in a visible tab for a second without a break.
 *
 * @param onView - called once
 * @example
 * const seen: string[] = [];
 * const link = awaitView({ page, clock }, () => seen.push("link"));
 * link.see(0.5);
 * clock.turn(1000);
 * seen; // ["link"]
 */
export function awaitView(options: ViewOptions, onView: () => void): AwaitedView {
  requireMembers(options, "page.isVisible page.onVisibility clock.after");
  const { page, clock, share: least = VISIBLE_SHARE } = options;
  let share = 0;
  let isDone = false;
  let takeBack: (() => void) | undefined;

  function update() {
    if (!isDone && share >= least && page.isVisible()) takeBack ??= clock.after(AD_VIEW_TIME, count);
    else {
      takeBack?.();
      takeBack = undefined;
    }
  }
  function count() {
    isDone = true;
    onView();
  }
  const endVisibility = page.onVisibility(update);
  return {
    see(next) {
      share = next;
      update();
    },
    end() {
      endVisibility();
      // It is gone, whatever an observer still reports.
      isDone = true;
      update();
    },
  };
}

/** An ad on a page. */
export interface ShownAd extends AwaitedView {
  /** Reports a click. */
  readonly click: () => void;
}

/**
 * Counts one view of an ad, once enough of it has been visible in a visible tab for a second without a break, and each click.
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
  options: ViewOptions & { statistics: AdStatistics },
  ad: Omit<BatchedAdEvent, "a">,
): ShownAd {
  requireMembers(options, "statistics.add");
  requireMembers({ ad }, "ad.t ad.s", "string");
  // A misspelt kind would only be noticed when the ad is seen. Ids come from data, so a wrong one is a warning then.
  if (!AD_TYPES.includes(ad.t)) throw new TypeError(`ad.t cannot be ${ad.t}`);
  const { statistics } = options;
  const view = awaitView(options, () => void statistics.add({ ...ad, a: "view" }));
  return { ...view, click: () => void statistics.add({ ...ad, a: "click" }) };
}
