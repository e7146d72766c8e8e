import type { Clock } from "../clock.ts";
import type { PageSignals, Warn } from "../page.ts";
import { requireMembers } from "../require-members.ts";
import { type ImpressionStore, type ImpressionType, isImpressionOf, tenths } from "./impression-store.ts";
import { VISIBLE_SHARE } from "./visible-share.ts";

/** Maximum visible time of one stretch in ms: an hour. Beyond that the clock jumped or the machine slept. */
export const LONGEST_VIEW = 3_600_000;

/** Dependencies of impressions. */
export interface ImpressionsOptions {
  readonly clock: Clock;
  readonly page: PageSignals;
  readonly store: ImpressionStore;
  readonly warn: Warn;
}

/** A tracked element. */
export interface TrackedElement {
  /** Reports its visible share, from 0 to 1, whenever it changes; see `visibleShare`. */
  readonly see: (share: number) => void;
  /** Stops tracking when it is removed from the page, and stores its time. */
  readonly end: () => void;
}

/** Counts how long elements are visible. */
export interface Impressions {
  /** Starts tracking an element. Returns null and warns for an unknown type or an id below 1. */
  readonly track: (type: ImpressionType, id: number) => TrackedElement | null;
}

/**
 * Counts the time for which elements are visible. Time counts while at least half of the element is visible in a visible tab, pauses
 * below half and in a hidden tab, and is stored when the element is completely hidden or removed, or the page is left. Less than
 * 50 ms is no view; becoming visible again is a new one. A clock that runs backwards adds nothing, and no stretch counts more than
 * {@link LONGEST_VIEW}.
 *
 * @example
 * const impressions = createImpressionStore(store, warn);
 * const card = createImpressions({ clock, page, store: impressions, warn }).track("diary", 12);
 * card?.see(0.8);
 * clock.turn(3000);
 * card?.see(0);
 * impressions.read(); // [{ type: "diary", id: 12, views: 1, seconds: 3 }]
 */
export function createImpressions(options: ImpressionsOptions): Impressions {
  requireMembers(options, "clock.now page.isVisible store.add warn");
  const { clock, page, store, warn } = options;
  const elements = new Set<{ update: () => void; finish: () => void }>();
  page.onVisibility(() => {
    for (const element of elements) element.update();
  });
  page.onLeave(() => {
    for (const element of elements) element.finish();
  });
  page.onReturn(() => {
    for (const element of elements) element.update();
  });

  return {
    track(type, id) {
      if (!isImpressionOf(type, id)) {
        warn("Invalid element", { type, id });
        return null;
      }
      let share = 0;
      let total = 0;
      let since: number | null = null;

      function pause() {
        if (since === null) return;
        const stretch = clock.now() - since;
        since = null;
        if (stretch > 0) total += Math.min(stretch, LONGEST_VIEW);
      }
      function finish() {
        pause();
        const seconds = tenths(total / 1000);
        total = 0;
        if (seconds > 0) store.add(type, id, seconds);
      }
      function update() {
        if (!(share > 0)) finish();
        else if (share < VISIBLE_SHARE || !page.isVisible()) pause();
        else since ??= clock.now();
      }

      const element = { update, finish };
      elements.add(element);
      return {
        see(next) {
          share = next;
          update();
        },
        end() {
          elements.delete(element);
          finish();
        },
      };
    },
  };
}
