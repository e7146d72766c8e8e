import { setTimeout as wait } from "node:timers/promises";
import type { LogPosition } from "./log-position.ts";

/** Milliseconds a question may wait for the replica: as long as a few queries take. */
const PATIENCE = 100;

/** Milliseconds between two looks while somebody waits. */
const STEP = 5;

/** Milliseconds for which nobody waits for a replica that kept somebody waiting in vain, or asks one that did not answer. */
const REST = 1000;

/** Where the replica stands: the place up to which it has replayed the log; null when it is no replica (any more) but has everything. */
export type AskPosition = () => Promise<LogPosition | null>;

/**
 * Knows how far a replica has come, so that nobody is answered from before his own write. It asks only when somebody needs more than
 * is known, once for all who need it at the same time.
 */
export class ReplicaProgress {
  readonly #ask: AskPosition;
  readonly #now: () => number;
  #known: LogPosition = 0n;
  #hasAll = false;
  /** Until then the replica is asked nothing. */
  #awayUntil = 0;
  /** Until then nobody waits for it. */
  #slowUntil = 0;
  #looking: Promise<void> | undefined;

  constructor(ask: AskPosition, now: () => number = Date.now) {
    this.#ask = ask;
    this.#now = now;
  }

  /**
   * Whether the replica may answer somebody who must see everything before `position`. Waits a moment for it to come that far.
   *
   * @param position null: anything will do
   */
  async hasReached(position: LogPosition | null): Promise<boolean> {
    if (this.#now() < this.#awayUntil) return false;
    if (position === null || this.#hasAll || position <= this.#known) return true;
    const end = this.#now() + (this.#now() < this.#slowUntil ? 0 : PATIENCE);
    do {
      await Promise.race([this.#look(), wait(PATIENCE, undefined, { ref: false })]);
      if (this.#now() < this.#awayUntil) return false;
      if (this.#hasAll || position <= this.#known) return true;
      if (this.#now() < end) await wait(STEP);
    } while (this.#now() < end);
    this.#slowUntil = this.#now() + REST;
    return false;
  }

  /** Sends nobody to the replica for a moment: it did not answer. */
  rest(): void {
    this.#awayUntil = this.#now() + REST;
    this.#hasAll = false;
  }

  #look(): Promise<void> {
    this.#looking ??= this.#ask()
      .then(
        (position) => {
          this.#hasAll = position === null;
          if (position !== null && position > this.#known) this.#known = position;
        },
        () => this.rest(),
      )
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }
}
