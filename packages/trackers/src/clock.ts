/** What the trackers need to know about time; tests pass one that they turn by hand. */
export interface Clock {
  /** Calls back once after `milliseconds`; the answer takes the call back. */
  after(milliseconds: number, callBack: () => void): () => void;
}

/** The time of the machine, in browsers and servers alike. */
export const systemClock: Clock = {
  after(milliseconds, callBack) {
    const timer = setTimeout(callBack, milliseconds);
    return () => clearTimeout(timer);
  },
};
