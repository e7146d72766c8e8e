/** A storage of short texts that outlives the page. It never throws. */
export interface KeyValueStore {
  /** The text; null when it is missing or storage is blocked. */
  readonly get: (key: string) => string | null;
  /** Whether the text was stored: a full or blocked storage returns false. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/** The used part of the browser's storages, without their types, which servers do not have. */
export interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Wraps a storage of the browser without its exceptions: browsers throw when it is full, and even on access where users have
 * blocked it.
 *
 * @param open - returns the storage; called each time, because access may throw
 * @example
 * const forbidden = storeOf(() => { throw new Error("forbidden"); });
 * forbidden.set("a", "1"); // false
 * forbidden.get("a"); // null
 */
export function storeOf(open: () => StorageLike): KeyValueStore {
  return {
    get(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        open().removeItem(key);
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  };
}
