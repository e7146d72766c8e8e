import { setTimeout as wait } from "node:timers/promises";
import type { LogPosition } from "./log-position.ts";

/** Milliseconds a request may wait for the replica: the duration of a few queries. */
const PATIENCE = 100;

/** Polling interval while a request waits, in milliseconds. */
const STEP = 5;

/** Milliseconds without waiting for a replica that was too slow, or without querying one that did not respond. */
const REST = 1000;

/** Returns the replayed log position; null for a server that is no replica (any more) and has everything. */
export type AskPosition = () => Promise<LogPosition | null>;

/**
 * Tracks the progress of a replica, so that users read their own writes. Queries the position only when a request needs a later one than
 * known, once for all concurrent requests.
 */
export class ReplicaProgress {
  readonly #ask: AskPosition;
  readonly #now: () => number;
  #known: LogPosition = 0n;
  #hasAll = false;
  /** Time before which the replica is not queried. */
  #awayUntil = 0;
  /** Time before which no request waits for it. */
  #slowUntil = 0;
  #looking: Promise<void> | undefined;

  constructor(ask: AskPosition, now: () => number = Date.now) {
    this.#ask = ask;
    this.#now = now;
  }

  /**
   * Whether the replica may serve a request that must see everything before `position`. Waits briefly for it to catch up.
   *
   * @param position null for no requirement
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

  /** Sends no request to the replica for a moment, because it did not respond. */
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
