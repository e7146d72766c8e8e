import { TRACKER_PERIODS } from "@grow/domain";
import type { Clock } from "../clock.ts";
import type { Warn } from "../page.ts";
import { everyPeriod } from "../period.ts";
import { requireMembers } from "../require-members.ts";
import type { ImpressionRecord, ImpressionStore, ImpressionType } from "./impression-store.ts";
import type { TabLock } from "./tab-lock.ts";

/** An impression as sent. */
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

/** Dependencies of the sender. */
export interface ImpressionSenderOptions {
  readonly clock: Clock;
  readonly store: ImpressionStore;
  /** Prevents two tabs from sending the same impressions. */
  readonly lock: TabLock;
  /** Posts impressions; rejects on failure. It needs a timeout: meanwhile no other tab sends. */
  readonly send: (stat: readonly ImpressionStat[]) => Promise<void>;
  readonly warn: Warn;
}

/**
 * Posts the impressions of the store every 5 s, from one tab at a time. Sent impressions are removed; after a failure they stay, with
 * a warning, and the next attempt follows 5 s later. An empty store sends nothing, and posts never overlap.
 *
 * @returns stops sending
 */
export function sendImpressions(options: ImpressionSenderOptions): () => void {
  requireMembers(options, "clock.after store.read lock send warn");
  const { clock, store, lock, send, warn } = options;
  let isUnderWay = false;

  async function post(): Promise<void> {
    if (isUnderWay || store.read().length === 0) return;
    isUnderWay = true;
    try {
      await lock(async () => {
        const records = store.read();
        if (records.length === 0) return;
        await send(records.map(toStat));
        store.takeOff(records);
      });
    } catch (error) {
      warn("Impressions were not sent", error);
    } finally {
      isUnderWay = false;
    }
  }
  return everyPeriod(clock, TRACKER_PERIODS.impressions, () => void post()).stop;
}

function toStat({ type, id, views, seconds }: ImpressionRecord): ImpressionStat {
  return { t: type, i: id, v: views, s: seconds };
}
