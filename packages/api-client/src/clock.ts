/** The client's clock; tests pass a manual one. A clock of `@grow/trackers` fits. */
export interface ClientClock {
  /** Milliseconds since 1970, for a Retry-After that is a date. */
  readonly date: () => number;
  /** Calls back once after some milliseconds; returns the function that cancels it. */
  readonly after: (milliseconds: number, callBack: () => void) => () => void;
}

/** The system clock, in browsers and on servers. */
export const machineClock: ClientClock = {
  date: () => Date.now(),
  after(milliseconds, callBack) {
    const timer = setTimeout(callBack, milliseconds);
    return () => clearTimeout(timer);
  },
};
