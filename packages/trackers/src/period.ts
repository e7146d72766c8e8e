import type { Clock } from "./clock.ts";

/** A repeated action. */
export interface Period {
  /** Restarts the period. */
  readonly restart: () => void;
  readonly stop: () => void;
}

/**
 * Runs something periodically, for the first time after one period.
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
