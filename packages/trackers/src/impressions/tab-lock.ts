import type { Clock } from "../clock.ts";
import type { KeyValueStore } from "../store.ts";

/** Milliseconds after which the lock of a silent tab expires. */
export const TAB_LOCK_TIME = 15_000;

/** Lets one tab of a browser at a time do something. */
export interface TabLock {
  /** Acquires the lock if possible; call {@link TabLock.release} afterwards. */
  readonly take: () => boolean;
  readonly release: () => void;
}

/**
 * A lock that the tabs of a browser share through a store. A tab that was closed while holding the lock keeps it for
 * {@link TAB_LOCK_TIME}. A lock from the future (the clock was set back) and a malformed one count as none. Without storage every tab
 * acquires it, as each only has its own records then.
 *
 * @param key - name of the lock in the store
 * @param owner - random id of this tab
 * @example
 * const mine = createTabLock({ store, clock, key: "impressions-lock", owner: "tab 1" });
 * const other = createTabLock({ store, clock, key: "impressions-lock", owner: "tab 2" });
 * mine.take(); // true
 * other.take(); // false
 */
export function createTabLock({
  store,
  clock,
  key,
  owner,
}: {
  store: KeyValueStore;
  clock: Clock;
  key: string;
  owner: string;
}): TabLock {
  const holder = () => parse(store.get(key));
  return {
    take() {
      const now = clock.date();
      const held = holder();
      const isHeld = held !== null && held.until > now && held.until <= now + TAB_LOCK_TIME;
      if (isHeld && held.owner !== owner) return false;
      if (!store.set(key, JSON.stringify({ owner, until: now + TAB_LOCK_TIME }))) return true;
      // Of two tabs that wrote at the same time the last one holds it.
      return holder()?.owner === owner;
    },
    release() {
      if (holder()?.owner === owner) store.remove(key);
    },
  };
}

function parse(text: string | null): { owner: unknown; until: number } | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null || !("owner" in value) || !("until" in value))
      return null;
    return typeof value.until === "number" ? { owner: value.owner, until: value.until } : null;
  } catch {
    return null;
  }
}
