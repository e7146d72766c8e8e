import { setImmediate as nextTurn } from "node:timers/promises";
import { IDBFactory } from "fake-indexeddb";
import type { Clock } from "../../browser/clock.ts";

/** Turns of the event loop without work, after which nothing is in flight: a transaction of the fake IndexedDB takes several. */
const QUIET_TURNS = 20;

/** What the pages of one browser share: its storage, its clock, and locks. */
export interface FakeDevice {
  readonly factory: IDBFactory;
  readonly clock: Clock;
  /** Like Web Locks: one after the other, across all pages. */
  readonly alone: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Advances the clock and finishes what became due. */
  pass(milliseconds: number): Promise<void>;
  /** Waits until nothing is in flight. */
  calm(): Promise<void>;
}

export function fakeDevice(factory = new IDBFactory()): FakeDevice {
  let date = Date.parse("2026-09-14T08:30:00Z");
  let timers: { at: number; run: () => void }[] = [];
  let line: Promise<unknown> = Promise.resolve();
  let held = 0;
  const calm = async () => {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
      await nextTurn();
      if (held > 0) quiet = -1;
    }
  };
  return {
    factory,
    calm,
    clock: {
      date: () => date,
      after(milliseconds, run) {
        const timer = { at: date + milliseconds, run };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
    },
    alone(run) {
      held += 1;
      const mine = line.then(run).finally(() => {
        held -= 1;
      });
      line = mine.catch(() => {});
      return mine;
    },
    async pass(milliseconds) {
      date += milliseconds;
      const due = timers.filter(({ at }) => at <= date);
      timers = timers.filter(({ at }) => at > date);
      for (const { run } of due) run();
      await calm();
    },
  };
}
