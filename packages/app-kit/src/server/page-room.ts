import { getHeapStatistics } from "node:v8";

/** Pages being made at once: at a few milliseconds each, whoever comes after them would wait for most of a second. */
const MOST_AT_ONCE = 100;

/** Part of the memory that Node may take, beyond which nothing more is begun. */
const FULL = 0.85;

/** Seconds after which one who was turned away may come back. */
export const RETRY_AFTER = 2;

/** There is no room for another page now. */
export class NoRoom extends Error {
  override readonly name = "NoRoom";
}

/**
 * Turns pages away before so many are being made that all are late and memory runs out. Kept pages and files need no room.
 *
 * @param memory - bytes used, and at most
 */
export class PageRoom {
  #inside = 0;
  readonly #memory: () => { used: number; limit: number };

  constructor(memory = heap) {
    this.#memory = memory;
  }

  /**
   * Makes a page where there is room for it.
   *
   * @throws NoRoom, and what `make` throws
   */
  async within<T>(make: () => Promise<T>): Promise<T> {
    const { used, limit } = this.#memory();
    if (this.#inside >= MOST_AT_ONCE || used > limit * FULL) throw new NoRoom();
    this.#inside += 1;
    try {
      return await make();
    } finally {
      this.#inside -= 1;
    }
  }
}

function heap(): { used: number; limit: number } {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return { used, limit };
}
