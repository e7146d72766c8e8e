import type { Clock } from "./clock.ts";

/** Something that is done again and again. */
export interface Period {
  /** Begins the period anew from now. */
  readonly restart: () => void;
  readonly stop: () => void;
}

/**
 * Does something every so many milliseconds, the first time when the first period is over.
 *
 * @param milliseconds - length of the period, greater than 0
 */
export function everyPeriod(clock: Clock, milliseconds: number, run: () => void): Period {
  let takeBack = plan();
  function plan() {
    return clock.after(milliseconds, () => {
      takeBack = plan();
      run();
    });
  }
  return {
    restart() {
      takeBack();
      takeBack = plan();
    },
    stop: () => takeBack(),
  };
}
