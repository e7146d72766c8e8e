import { TRACKER_PERIODS } from "@grow/domain";
import type { Clock } from "../clock.ts";

/** What the schedule of ads needs. */
export interface AdScheduleOptions {
  readonly clock: Clock;
  /** Whether ads are off; asked when they would be shown, so it may change until then. See `areAdsDisabled`. */
  readonly isDisabled: () => boolean;
  /** Chooses and shows the ads of the page. */
  readonly apply: () => void;
}

/** When ads are shown. */
export interface AdSchedule {
  /** A page has finished loading: its ads come 500 ms later, and a time that was set before is forgotten. */
  readonly pageFinished: () => void;
  /** Ads have arrived: they come 200 ms later, or at the time that is set already. */
  readonly dataFetched: () => void;
  /** The page is left: its ads do not come any more. */
  readonly pageLeft: () => void;
}

/**
 * Shows the ads of a page once, when the page has come to rest.
 *
 * @example
 * const seen: string[] = [];
 * const schedule = createAdSchedule({ clock, isDisabled: () => false, apply: () => seen.push("ads") });
 * schedule.pageFinished();
 * clock.turn(500);
 * seen; // ["ads"]
 */
export function createAdSchedule({ clock, isDisabled, apply }: AdScheduleOptions): AdSchedule {
  let takeBack: (() => void) | null = null;

  function plan(milliseconds: number): void {
    takeBack = clock.after(milliseconds, () => {
      takeBack = null;
      if (!isDisabled()) apply();
    });
  }
  function pageLeft(): void {
    takeBack?.();
    takeBack = null;
  }
  return {
    pageFinished() {
      pageLeft();
      plan(TRACKER_PERIODS.ad_apply_after_page);
    },
    dataFetched() {
      if (takeBack === null) plan(TRACKER_PERIODS.ad_apply_after_data);
    },
    pageLeft,
  };
}
