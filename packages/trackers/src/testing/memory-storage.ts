import { type KeyValueStore, type StorageLike, storeOf } from "../store.ts";

/** An in-memory storage that can be full or blocked. */
export class MemoryStorage implements StorageLike {
  readonly items = new Map<string, string>();
  isFull = false;
  isForbidden = false;

  getItem(key: string): string | null {
    this.#check();
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#check();
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.#check();
    this.items.delete(key);
  }
  #check() {
    if (this.isForbidden) throw new DOMException("denied", "SecurityError");
  }
}

/**
 * Creates a store in memory for the trackers. Its storage can be made full or blocked.
 *
 * @example
 * const memory = memoryStore();
 * memory.set("a", "1"); // true
 * memory.storage.isFull = true;
 * memory.set("b", "2"); // false
 * memory.get("a"); // "1"
 */
export function memoryStore(
  storage = new MemoryStorage(),
): KeyValueStore & { readonly storage: MemoryStorage } {
  return { ...storeOf(() => storage), storage };
}
