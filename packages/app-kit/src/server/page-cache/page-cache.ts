import { FRESH, STALE } from "../../request/cache-policy.ts";
import { CachedPage, type RenderedPage } from "./cached-page.ts";

/** Purges remembered, so that a page rendered before one is not cached after it. */
const REMEMBERED = 10_000;

/** A rendered page, and whether every guest may see it. */
export interface Made {
  readonly page: RenderedPage;
  readonly isForAll: boolean;
}

/** How the cache answered, in the terms of `Cache-Status`. */
export type Outcome = "hit" | "stale" | "miss";

/** A cached page, or one for this client only. */
export type Found =
  | { readonly cached: CachedPage; readonly outcome: Outcome }
  | { readonly cached: null; readonly page: RenderedPage };

export interface PageCacheOptions {
  /** Bytes all pages together may take. */
  readonly capacity: number;
  readonly now?: () => number;
}

/** A row of the list of cached pages. */
export interface CachedRow {
  readonly key: string;
  /** Milliseconds since it was rendered. */
  readonly age: number;
  /** Bytes. */
  readonly size: number;
  readonly hits: number;
}

interface Flight {
  readonly promise: Promise<Landed>;
}

type Landed =
  | { readonly cached: CachedPage }
  | { readonly cached: null; readonly page: RenderedPage; isTaken: boolean };

/**
 * LRU cache of guests' pages. Concurrent requests for one page wait for one rendering. A write purges the pages it changes,
 * and a page being rendered meanwhile is not cached.
 *
 * Without change notifications ({@link isFollowing}) no stale page is served.
 */
export class PageCache {
  /** Whether this server is notified of every change. */
  isFollowing = false;
  readonly #pages = new Map<string, CachedPage>();
  readonly #flights = new Map<string, Flight>();
  readonly #capacity: number;
  readonly #now: () => number;
  #size = 0;
  /** Counts purges; a rendering remembers the count at its start. */
  #turn = 0;
  /** Turn of the last purge by content key. */
  readonly #purged = new Map<string, number>();
  /** Renderings that began before this turn are outdated: the last clear, or the oldest purge no longer remembered. */
  #horizon = 0;

  constructor({ capacity, now = Date.now }: PageCacheOptions) {
    this.#capacity = capacity;
    this.#now = now;
  }

  /** Bytes of all pages. */
  get size(): number {
    return this.#size;
  }

  /**
   * Returns the page of a key, rendered by `make` on a miss.
   *
   * @throws what `make` throws, to all waiting requests
   */
  async get(key: string, make: () => Promise<Made>): Promise<Found> {
    const cached = this.#pages.get(key);
    const outcome = this.outcomeOf(key);
    if (cached && outcome !== "miss") {
      if (outcome === "stale" && !this.#flights.has(key)) this.#fly(key, make).promise.catch(() => {});
      return this.#hit(key, cached, outcome);
    }
    const landed = await (this.#flights.get(key) ?? this.#fly(key, make)).promise;
    if (landed.cached) return { cached: landed.cached, outcome: "miss" };
    // A private page belongs to the first request; the others render their own.
    if (!landed.isTaken) {
      landed.isTaken = true;
      return landed;
    }
    return { cached: null, page: (await make()).page };
  }

  /** How a request for a page would be answered now: a hit and a stale page at once, a miss when it has been rendered. */
  outcomeOf(key: string): Outcome {
    const cached = this.#pages.get(key);
    if (!cached) return "miss";
    const age = this.#now() - cached.madeAt;
    if (age < FRESH * 1000) return "hit";
    return age < (FRESH + STALE) * 1000 && this.isFollowing ? "stale" : "miss";
  }

  /** Removes every page that shows any of these. */
  purge(contentKeys: readonly string[]): void {
    const gone = new Set(contentKeys);
    this.#turn += 1;
    for (const name of gone) {
      this.#purged.delete(name);
      this.#purged.set(name, this.#turn);
    }
    for (const [name, turn] of this.#purged) {
      if (this.#purged.size <= REMEMBERED) break;
      this.#purged.delete(name);
      this.#horizon = Math.max(this.#horizon, turn);
    }
    // Later requests must not join a rendering that began before the purge.
    this.#flights.clear();
    for (const [key, page] of this.#pages)
      if (page.contentKeys.some((name) => gone.has(name))) this.remove(key);
  }

  /** Removes all pages. */
  clear(): void {
    this.#turn += 1;
    this.#horizon = this.#turn;
    this.#purged.clear();
    this.#flights.clear();
    this.#pages.clear();
    this.#size = 0;
  }

  /** @returns whether there was such a page */
  remove(key: string): boolean {
    const page = this.#pages.get(key);
    if (!page) return false;
    this.#pages.delete(key);
    this.#size -= this.#sizes.get(page) ?? 0;
    return true;
  }

  /** The cached pages, most recently used last. */
  rows(): CachedRow[] {
    const now = this.#now();
    return [...this.#pages].map(([key, { madeAt, size, hits }]) => ({ key, age: now - madeAt, size, hits }));
  }

  /** Counted size of each page, which grows with the encodings requested. */
  readonly #sizes = new WeakMap<CachedPage, number>();

  #hit(key: string, cached: CachedPage, outcome: Outcome): Found {
    cached.hits += 1;
    this.#store(key, cached);
    return { cached, outcome };
  }

  #fly(key: string, make: () => Promise<Made>): Flight {
    const begun = this.#turn;
    const flight: Flight = {
      promise: this.#land(key, begun, make).finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      }),
    };
    this.#flights.set(key, flight);
    return flight;
  }

  async #land(key: string, begun: number, make: () => Promise<Made>): Promise<Landed> {
    const madeAt = this.#now();
    const { page, isForAll } = await make();
    if (!isForAll) {
      this.remove(key);
      return { cached: null, page, isTaken: false };
    }
    const cached = await CachedPage.of(page, madeAt);
    const isOverrun =
      begun < this.#horizon || cached.contentKeys.some((name) => (this.#purged.get(name) ?? 0) > begun);
    if (!isOverrun) this.#store(key, cached);
    return { cached };
  }

  /** Stores a page as the most recently used, and evicts the least recently used until all fit. */
  #store(key: string, page: CachedPage): void {
    this.remove(key);
    if (page.size > this.#capacity) return;
    this.#pages.set(key, page);
    this.#sizes.set(page, page.size);
    this.#size += page.size;
    for (const oldest of this.#pages.keys()) {
      if (this.#size <= this.#capacity) break;
      this.remove(oldest);
    }
  }
}
