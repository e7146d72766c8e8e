import { TRACKER_PERIODS } from "@grow/domain";
import type { Clock } from "../clock.ts";
import type { Warn } from "../page.ts";
import { everyPeriod } from "../period.ts";
import type { ImpressionRecord, ImpressionStore, ImpressionType } from "./impression-store.ts";
import type { TabLock } from "./tab-lock.ts";

/** An impression as it is sent. */
export interface ImpressionStat {
  /** Type. */
  readonly t: ImpressionType;
  /** Id. */
  readonly i: number;
  /** Views, 1 or more. */
  readonly v: number;
  /** Seconds in view with one decimal, more than 0. */
  readonly s: number;
}

/** What sending impressions needs. */
export interface ImpressionSenderOptions {
  readonly clock: Clock;
  readonly store: ImpressionStore;
  /** Keeps two tabs from sending the same. */
  readonly lock: TabLock;
  /** Posts impressions; rejects when they did not arrive. It should give up before `TAB_LOCK_TIME`. */
  readonly send: (stat: readonly ImpressionStat[]) => Promise<void>;
  readonly warn: Warn;
}

/**
 * Posts the impressions of the store every 5 s, by one tab at a time. What was sent is taken off; after a failure all is
 * kept, a warning told, and the next try made 5 s later. An empty store sends nothing, and no two posts overlap.
 *
 * @returns ends it
 */
export function sendImpressions({ clock, store, lock, send, warn }: ImpressionSenderOptions): () => void {
  let isUnderWay = false;

  async function post(): Promise<void> {
    const records = store.read();
    if (isUnderWay || records.length === 0 || !lock.take()) return;
    isUnderWay = true;
    try {
      await send(records.map(toStat));
      store.takeOff(records);
    } catch (error) {
      warn("Impressions were not sent", error);
    } finally {
      isUnderWay = false;
      lock.release();
    }
  }
  return everyPeriod(clock, TRACKER_PERIODS.impressions, () => void post()).stop;
}

function toStat({ type, id, views, seconds }: ImpressionRecord): ImpressionStat {
  return { t: type, i: id, v: views, s: seconds };
}
