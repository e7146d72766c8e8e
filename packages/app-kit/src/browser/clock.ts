/** The time, as an argument, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. They may jump, for example when the user corrects the time. */
  readonly date: () => number;
  /** Calls back once after a delay; returns a function that cancels it. */
  readonly after: (milliseconds: number, callBack: () => void) => () => void;
}

/** The system clock, in browsers and on servers. */
export const systemClock: Clock = {
  date: () => Date.now(),
  after(milliseconds, callBack) {
    const timer = setTimeout(callBack, milliseconds);
    return () => clearTimeout(timer);
  },
};
