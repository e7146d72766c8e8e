import { TRACKER_PERIODS } from "@grow/domain";
import type { Clock } from "../clock.ts";
import { requireMembers } from "../require-members.ts";

/** Dependencies of the schedule. */
export interface AdScheduleOptions {
  readonly clock: Clock;
  /** Whether ads are off; evaluated when they would be shown. See `areAdsDisabled`. */
  readonly isDisabled: () => boolean;
  /** Chooses and shows the ads of the page. */
  readonly apply: () => void;
}

/** Schedules the ads of a page. */
export interface AdSchedule {
  /** A page has finished loading: shows its ads 500 ms later, replacing an earlier schedule. */
  readonly pageFinished: () => void;
  /** Ads have arrived: shows them 200 ms later, or at the time already scheduled. */
  readonly dataFetched: () => void;
  /** The page is left: cancels its ads. */
  readonly pageLeft: () => void;
}

/**
 * Shows the ads of a page once, when the page has settled.
 *
 * @example
 * const seen: string[] = [];
 * const schedule = createAdSchedule({ clock, isDisabled: () => false, apply: () => seen.push("ads") });
 * schedule.pageFinished();
 * clock.turn(500);
 * seen; // ["ads"]
 */
export function createAdSchedule(options: AdScheduleOptions): AdSchedule {
  requireMembers(options, "clock.after isDisabled apply");
  const { clock, isDisabled, apply } = options;
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
