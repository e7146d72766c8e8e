import type { Clock } from "../clock.ts";

/** A clock that a test turns. */
export interface FakeClock extends Clock {
  /**
   * Advances the clock; due callbacks run at their exact time, in order.
   *
   * @throws RangeError for less than 0 and for no finite number
   */
  turn(milliseconds: number): void;
  /** Sets the wall clock without advancing time. */
  setDate(milliseconds: number): void;
  /** Makes the monotonic clock jump without running callbacks. */
  jump(milliseconds: number): void;
}

/**
 * Creates a clock that stands still until it is turned.
 *
 * @example
 * const hand = fakeClock();
 * const calls = [];
 * hand.after(500, () => calls.push(hand.now()));
 * hand.turn(1000);
 * calls; // [500]
 */
export function fakeClock(): FakeClock {
  let now = 0;
  let shift = 0;
  let date = Date.parse("2026-09-14T08:30:00Z");
  let calls: { at: number; callBack: () => void }[] = [];
  return {
    now: () => now + shift,
    date: () => date,
    after(milliseconds, callBack) {
      const call = { at: now + milliseconds, callBack };
      calls.push(call);
      return () => {
        calls = calls.filter((other) => other !== call);
      };
    },
    turn(milliseconds) {
      if (!(Number.isFinite(milliseconds) && milliseconds >= 0))
        throw new RangeError(`Cannot turn the clock by ${milliseconds} ms`);
      const end = now + milliseconds;
      for (;;) {
        const [next] = calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        calls = calls.filter((other) => other !== next);
        date += next.at - now;
        now = next.at;
        next.callBack();
      }
      date += end - now;
      now = end;
    },
    setDate(milliseconds) {
      date = milliseconds;
    },
    jump(milliseconds) {
      shift += milliseconds;
    },
  };
}

/**
 * Lets pending promises continue.
 *
 * @example
 * settled() instanceof Promise; // true
 */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
