/** What the trackers need to know about time; tests pass one that they turn by hand. */
export interface Clock {
  /** Milliseconds of a clock that runs on evenly (`performance.now`). Durations are measured with it. */
  readonly now: () => number;
  /** Milliseconds since 1970 as the machine says them. They may jump; nothing is measured with them. */
  readonly date: () => number;
  /** Calls back once after so many milliseconds; the answer takes the call back. */
  readonly after: (milliseconds: number, callBack: () => void) => () => void;
}

/** The time of the machine, in browsers and servers alike. */
export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  after(milliseconds, callBack) {
    const timer = setTimeout(callBack, milliseconds);
    return () => clearTimeout(timer);
  },
};
