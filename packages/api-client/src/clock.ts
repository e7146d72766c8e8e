/** What the client needs to know about time; tests pass one that they turn by hand. A clock of `@grow/trackers` fits. */
export interface ClientClock {
  /** Milliseconds since 1970; a Retry-After that names a date is counted from it. */
  readonly date: () => number;
  /** Calls back once after so many milliseconds; the answer takes the call back. */
  readonly after: (milliseconds: number, callBack: () => void) => () => void;
}

/** The time of the machine, in browsers and servers alike. */
export const machineClock: ClientClock = {
  date: () => Date.now(),
  after(milliseconds, callBack) {
    const timer = setTimeout(callBack, milliseconds);
    return () => clearTimeout(timer);
  },
};
