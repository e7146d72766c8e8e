import { FRESH, STALE } from "../../request/cache-policy.ts";
import { KeptPage, type MadePage } from "./kept-page.ts";

/** Purges remembered, so that a page made before one is not kept after it. */
const REMEMBERED = 10_000;

/** A page that was made, and whether every guest may see it. */
export interface Made {
  readonly page: MadePage;
  readonly isForAll: boolean;
}

/** How an answer came about; as `Cache-Status` names it. */
export type Outcome = "hit" | "stale" | "miss";

/** An answer of the cache: a kept page, or one that is this visitor's alone. */
export type Found =
  | { readonly kept: KeptPage; readonly outcome: Outcome }
  | { readonly kept: null; readonly page: MadePage };

export interface PageCacheOptions {
  /** Bytes all pages together may take. */
  readonly capacity: number;
  readonly now?: () => number;
}

/** One row of the list of kept pages. */
export interface KeptRow {
  readonly key: string;
  /** Milliseconds since it was made. */
  readonly age: number;
  /** Bytes. */
  readonly size: number;
  readonly hits: number;
}

interface Flight {
  readonly promise: Promise<Landed>;
}

type Landed =
  | { readonly kept: KeptPage }
  | { readonly kept: null; readonly page: MadePage; isTaken: boolean };

/**
 * Guests' pages, least lately used first to go. Many who ask for the same page at once wait for one rendering. A page is
 * dropped by the write that changes it; a page that was being made meanwhile is not kept.
 *
 * While nobody tells of changes ({@link isFollowing}), nothing is served beyond its freshness.
 */
export class PageCache {
  /** Whether every change is heard of. */
  isFollowing = false;
  readonly #pages = new Map<string, KeptPage>();
  readonly #flights = new Map<string, Flight>();
  readonly #capacity: number;
  readonly #now: () => number;
  #size = 0;
  /** Counts purges; a page remembers where it began. */
  #turn = 0;
  /** Turn of the last purge by name of content. */
  readonly #purged = new Map<string, number>();
  /** Turn before which all that began is too old: the last clearing, or the oldest purge that was forgotten. */
  #horizon = 0;

  constructor({ capacity, now = Date.now }: PageCacheOptions) {
    this.#capacity = capacity;
    this.#now = now;
  }

  /** Bytes that all pages take. */
  get size(): number {
    return this.#size;
  }

  /**
   * The page of a key, made by `make` when it is not there.
   *
   * @throws what `make` throws; all who wait for it hear that
   */
  async get(key: string, make: () => Promise<Made>): Promise<Found> {
    const kept = this.#pages.get(key);
    if (kept) {
      const age = this.#now() - kept.madeAt;
      if (age < FRESH * 1000) return this.#hit(key, kept, "hit");
      if (age < (FRESH + STALE) * 1000 && this.isFollowing) {
        if (!this.#flights.has(key)) this.#fly(key, make).promise.catch(() => {});
        return this.#hit(key, kept, "stale");
      }
    }
    const landed = await (this.#flights.get(key) ?? this.#fly(key, make)).promise;
    if (landed.kept) return { kept: landed.kept, outcome: "miss" };
    // What is one visitor's own goes to him who asked first; the others ask for themselves.
    if (!landed.isTaken) {
      landed.isTaken = true;
      return landed;
    }
    return { kept: null, page: (await make()).page };
  }

  /** Drops every page on which one of these stands. */
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
    // Who asks from now on must not wait for a page that began before.
    this.#flights.clear();
    for (const [key, page] of this.#pages)
      if (page.contentKeys.some((name) => gone.has(name))) this.remove(key);
  }

  /** Drops all pages. */
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

  /** What is kept, lately used last. */
  rows(): KeptRow[] {
    const now = this.#now();
    return [...this.#pages].map(([key, { madeAt, size, hits }]) => ({ key, age: now - madeAt, size, hits }));
  }

  /** A page grows with the encodings asked for; this is what was counted of it. */
  readonly #sizes = new WeakMap<KeptPage, number>();

  #hit(key: string, kept: KeptPage, outcome: Outcome): Found {
    kept.hits += 1;
    this.#keep(key, kept);
    return { kept, outcome };
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
      return { kept: null, page, isTaken: false };
    }
    const kept = await KeptPage.of(page, madeAt);
    const isOverrun =
      begun < this.#horizon || kept.contentKeys.some((name) => (this.#purged.get(name) ?? 0) > begun);
    if (!isOverrun) this.#keep(key, kept);
    return { kept };
  }

  /** Puts a page at the young end and lets the oldest go until all fit. */
  #keep(key: string, page: KeptPage): void {
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
