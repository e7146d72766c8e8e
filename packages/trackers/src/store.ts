/** A place for short texts that outlives the page. It never throws. */
export interface KeyValueStore {
  /** The text, or null when there is none or the place is forbidden. */
  readonly get: (key: string) => string | null;
  /** Whether the text was kept: a full or forbidden place keeps nothing. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/** The part of the browser's storages that is used. */
export type StorageLike = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * A storage of the browser without its exceptions: browsers throw when it is full, and even on being asked for it where
 * people have forbidden it.
 *
 * @param open - gives the storage; asked each time, because asking may throw
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
        // Where nothing can be kept there is nothing to remove.
      }
    },
  };
}
