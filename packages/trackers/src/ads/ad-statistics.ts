import { TRACKER_PERIODS } from "@grow/domain";
import type { Clock } from "../clock.ts";
import type { PageSignals, Warn } from "../page.ts";
import { everyPeriod } from "../period.ts";
import { type AdEvent, type AdStatRecord, type AdType, isAdEvent, signAdEvent } from "./ad-record.ts";

/** What the statistics of ads need. */
export interface AdStatisticsOptions {
  /** The id of the visitor, signed in or not; made when there is none yet. */
  readonly guest: () => string;
  readonly clock: Clock;
  readonly page: PageSignals;
  /**
   * Posts records; rejects when they did not arrive.
   *
   * @param isLeaving - the page is going: the call must outlive it (`keepalive`)
   */
  readonly send: (records: readonly AdStatRecord[], isLeaving: boolean) => Promise<void>;
  /** Is told of a failure and of what cannot be counted. */
  readonly warn: Warn;
}

/** An event of an ad that goes with the others; buttons are told at once, see `createAdButtons`. */
export type BatchedAdEvent = AdEvent & { readonly t: Exclude<AdType, "button"> };

/** Views and clicks of ads on their way. */
export interface AdStatistics {
  /** Adds a view or click. False, with a warning, for what cannot be counted; nothing is added then. */
  readonly add: (event: BatchedAdEvent) => boolean;
  /** Sends what waits; nothing when nothing waits. */
  readonly flush: () => void;
  /** Ends the counting; what waits is sent. */
  readonly stop: () => void;
}

/**
 * Collects views and clicks of ads and posts them every 10 s and when the page is left. The list is cleared when it is
 * sent, whatever becomes of it: a batch that fails is lost, and told as a warning.
 *
 * @example
 * const statistics = createAdStatistics({ guest: () => "9b2d", clock, page, send, warn });
 * statistics.add({ i: 7, t: "box", s: "home", a: "view" }); // true
 * statistics.add({ i: -1, t: "box", s: "home", a: "view" }); // false
 */
export function createAdStatistics({ guest, clock, page, send, warn }: AdStatisticsOptions): AdStatistics {
  let waiting: AdStatRecord[] = [];

  function post(isLeaving: boolean): void {
    if (waiting.length === 0) return;
    const records = waiting;
    waiting = [];
    sendSafely(() => send(records, isLeaving)).catch((error: unknown) =>
      warn("Statistics of ads were lost", error),
    );
  }
  const period = everyPeriod(clock, TRACKER_PERIODS.ad_flush, () => post(false));
  const endLeaving = page.onLeave(() => post(true));

  return {
    add(event) {
      if (!isAdEvent(event) || (event.t as AdType) === "button") {
        warn("No event of an ad", event);
        return false;
      }
      waiting.push(signAdEvent(guest(), event));
      return true;
    },
    flush: () => post(false),
    stop() {
      period.stop();
      endLeaving();
      post(false);
    },
  };
}

/** A transport that throws instead of rejecting is a failure as well. */
async function sendSafely(send: () => Promise<void>): Promise<void> {
  await send();
}
