import { TRACKER_PERIODS } from "@grow/domain";
import type { Clock } from "../clock.ts";
import type { PageSignals, Warn } from "../page.ts";
import { everyPeriod } from "../period.ts";
import { requireMembers } from "../require-members.ts";
import { type AdEvent, type AdStatRecord, type AdType, isAdEvent, signAdEvent } from "./ad-record.ts";

/** Dependencies of the statistics. */
export interface AdStatisticsOptions {
  /** The id of the visitor, signed in or not; generated when missing. */
  readonly guest: () => string;
  readonly clock: Clock;
  readonly page: PageSignals;
  /**
   * Posts records; rejects on failure.
   *
   * @param isLeaving - the page is being left: the request must outlive it (`keepalive`)
   */
  readonly send: (records: readonly AdStatRecord[], isLeaving: boolean) => Promise<void>;
  /** Receives failures and invalid events. */
  readonly warn: Warn;
}

/** An event of an ad that is sent in batches; buttons are sent at once, see `createAdButtons`. */
export type BatchedAdEvent = AdEvent & { readonly t: Exclude<AdType, "button"> };

/** Collects views and clicks of ads. */
export interface AdStatistics {
  /** Adds a view or click. Returns false and warns for an invalid event. */
  readonly add: (event: BatchedAdEvent) => boolean;
  /** Sends pending events, if any. */
  readonly flush: () => void;
  /** Stops counting and sends pending events. */
  readonly stop: () => void;
}

/**
 * Collects views and clicks of ads and posts them every 10 s and when the page is left. The list is cleared on sending regardless
 * of the result: a failed batch is lost with a warning.
 *
 * @example
 * const statistics = createAdStatistics({ guest: () => "9b2d", clock, page, send, warn });
 * statistics.add({ i: 7, t: "box", s: "home", a: "view" }); // true
 * statistics.add({ i: -1, t: "box", s: "home", a: "view" }); // false
 */
export function createAdStatistics(options: AdStatisticsOptions): AdStatistics {
  requireMembers(options, "guest clock.after page.onLeave send warn");
  const { guest, clock, page, send, warn } = options;
  let waiting: AdStatRecord[] = [];

  async function post(isLeaving: boolean): Promise<void> {
    if (waiting.length === 0) return;
    const records = waiting;
    waiting = [];
    try {
      await send(records, isLeaving);
    } catch (error) {
      warn("Ad statistics were lost", error);
    }
  }
  const flush = () => void post(false);
  const period = everyPeriod(clock, TRACKER_PERIODS.ad_flush, flush);
  const endLeaving = page.onLeave(() => void post(true));

  return {
    add(event) {
      if (!isAdEvent(event) || (event.t as AdType) === "button") {
        warn("Invalid ad event", event);
        return false;
      }
      waiting.push(signAdEvent(guest(), event));
      return true;
    },
    flush,
    stop() {
      period.stop();
      endLeaving();
      flush();
    },
  };
}
