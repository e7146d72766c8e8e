import type { FastifyRateLimitStore } from "@fastify/rate-limit";

/** Callers remembered at once; beyond that the oldest windows are forgotten first. */
const MOST_CALLERS = 100_000;

interface Window {
  count: number;
  readonly end: number;
}

/**
 * Counts the requests of each client in its current window, in this process. Unlike in the plugin's own store, operations of one class
 * share their counts.
 */
export class RateCounts implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  incr(
    key: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    milliseconds = 60_000,
  ): void {
    const now = Date.now();
    let window = this.#windows.get(key);
    if (window === undefined || window.end <= now) {
      window = { count: 0, end: now + milliseconds };
      // Moves it to the end: the first entries are the oldest windows.
      this.#windows.delete(key);
      this.#windows.set(key, window);
      this.#forget(now);
    }
    window.count++;
    done(null, { current: window.count, ttl: window.end - now });
  }

  /** The counts for a route, which are those of all routes; the class is part of the key. */
  child(): this {
    return this;
  }

  #forget(now: number): void {
    for (const [key, { end }] of this.#windows) {
      if (end > now && this.#windows.size <= MOST_CALLERS) return;
      this.#windows.delete(key);
    }
  }
}
