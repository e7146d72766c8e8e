/** A storage of short texts. It never throws. */
export interface KeyValueStore {
  /** The text; null when it is missing or storage is blocked. */
  readonly get: (key: string) => string | null;
  /** Whether the text was stored: a full or blocked storage returns false. */
  readonly set: (key: string, value: string) => boolean;
}

/**
 * Wraps `localStorage` or `sessionStorage` without its exceptions: browsers throw when it is full, and even on access where users have
 * blocked it.
 *
 * @param open - returns the storage; called each time, because access may throw
 */
export function storeOf(open: () => Pick<Storage, "getItem" | "setItem">): KeyValueStore {
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
  };
}
