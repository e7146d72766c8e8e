import type { ClientClock } from "../clock.ts";

/** A manual clock. */
export interface HandClock extends ClientClock {
  /** Advances the clock; due callbacks run at their exact time, in order. */
  turn(milliseconds: number): void;
  /** Number of pending callbacks. */
  waiting(): number;
}

export function handClock(start = Date.parse("2026-09-14T08:30:00Z")): HandClock {
  let date = start;
  let calls: { at: number; callBack: () => void }[] = [];
  return {
    date: () => date,
    waiting: () => calls.length,
    after(milliseconds, callBack) {
      const call = { at: date + milliseconds, callBack };
      calls.push(call);
      return () => {
        calls = calls.filter((other) => other !== call);
      };
    },
    turn(milliseconds) {
      const end = date + milliseconds;
      for (;;) {
        const [next] = calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        calls = calls.filter((other) => other !== next);
        date = next.at;
        next.callBack();
      }
      date = end;
    },
  };
}
