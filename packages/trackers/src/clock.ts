/** The clock of the trackers; tests pass a manual one. */
export interface Clock {
  /** Monotonic milliseconds (`performance.now`), used for durations. */
  readonly now: () => number;
  /** Milliseconds since 1970. They may jump, so no duration is measured with them. */
  readonly date: () => number;
  /** Calls back once after a delay; returns a function that cancels it. */
  readonly after: (milliseconds: number, callBack: () => void) => () => void;
}

/** The system clock, in browsers and on servers. */
export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  after(milliseconds, callBack) {
    const timer = setTimeout(callBack, milliseconds);
    return () => clearTimeout(timer);
  },
};
