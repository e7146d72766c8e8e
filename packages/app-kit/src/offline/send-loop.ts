import type { Clock } from "../browser/clock.ts";
import { pauseAfter } from "./waiting.ts";

/** The outcome of a round of sending. */
export interface Round {
  readonly end: "all-tried" | "no-network" | "signed-out";
  /** When to run the next round, in milliseconds since 1970; null when nothing is scheduled. */
  readonly again: number | null;
}

/** Dependencies of a loop. */
export interface SendLoopParts {
  readonly clock: Clock;
  /** Runs when no other page is sending: one at a time. */
  readonly alone: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Whether anything waits. */
  readonly hasWork: () => Promise<boolean>;
  /** Sends what is due, in order. `isFresh`: the connection is back, so no backoff applies. */
  readonly send: (isFresh: boolean) => Promise<Round>;
  /** There was no response. */
  readonly onCut?: () => void;
  /** Runs after each look, whether or not anything waited. */
  readonly onLooked?: () => Promise<void>;
}

/**
 * Creates a loop that sends queued items: one round at a time, again when it is asked for meanwhile, and later with backoff while
 * there is no response.
 *
 * @returns sends what is due now, or everything when the connection has just come back (`isFresh`)
 */
export function createSendLoop(parts: SendLoopParts): (isFresh?: boolean) => Promise<void> {
  const { clock, alone, hasWork, send } = parts;
  let isSending = false;
  let asked: "no" | "yes" | "fresh" = "no";
  /** Consecutive rounds without a response. */
  let cuts = 0;
  let takeBack = () => {};

  async function look(isFresh = false): Promise<void> {
    if (isSending) {
      asked = isFresh || asked === "fresh" ? "fresh" : "yes";
      return;
    }
    isSending = true;
    try {
      let fresh = isFresh;
      do {
        asked = "no";
        takeBack();
        if (await hasWork()) plan(await alone(() => send(fresh)));
        await parts.onLooked?.();
        fresh = (asked as string) === "fresh";
      } while ((asked as string) !== "no");
    } finally {
      isSending = false;
    }
  }
  function plan({ end, again }: Round): void {
    cuts = end === "no-network" ? cuts + 1 : 0;
    if (cuts > 0) parts.onCut?.();
    const at = cuts > 0 ? clock.date() + pauseAfter(cuts) : again;
    if (at !== null) takeBack = clock.after(Math.max(1000, at - clock.date()), () => void look());
  }
  return look;
}
