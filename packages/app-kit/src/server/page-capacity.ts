import { getHeapStatistics } from "node:v8";

/** Pages rendered at once. At a few milliseconds each, another one would wait for most of a second. */
const MAX_CONCURRENT = 100;

/** Share of the heap limit above which no page is started. */
const FULL = 0.85;

/** Seconds for the `Retry-After` header of a 503. */
export const RETRY_AFTER = 2;

/** Thrown when the server is too busy for another page. */
export class NoCapacity extends Error {
  override readonly name = "NoCapacity";
}

/**
 * Limits the pages rendered at once, so that overload delays no page for long and memory does not run out. Cached pages
 * and files do not count.
 *
 * @param memory - bytes used, and the limit
 */
export class PageCapacity {
  #running = 0;
  readonly #memory: () => { used: number; limit: number };

  constructor(memory = heap) {
    this.#memory = memory;
  }

  /**
   * Renders a page.
   *
   * @throws NoCapacity, and what `render` throws
   */
  async run<T>(render: () => Promise<T>): Promise<T> {
    const { used, limit } = this.#memory();
    if (this.#running >= MAX_CONCURRENT || used > limit * FULL) throw new NoCapacity();
    this.#running += 1;
    try {
      return await render();
    } finally {
      this.#running -= 1;
    }
  }
}

function heap(): { used: number; limit: number } {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return { used, limit };
}
