import type { Clock } from "../clock.ts";

/** A clock that is turned by hand. */
export interface HandClock extends Clock {
  /** Lets so many milliseconds pass; what is due runs at its very time, in order. */
  turn(milliseconds: number): void;
  /** Sets what the machine says, without any time passing. */
  setDate(milliseconds: number): void;
  /** Lets the even clock jump, without anything becoming due. */
  jump(milliseconds: number): void;
}

export function handClock(): HandClock {
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

/** Lets everything that waits for a promise go on. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
