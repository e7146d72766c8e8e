import { LruCache } from "./lru-cache.ts";

/**
 * Caches objects made from texts. A row returned as one text is mostly the same as the last time, so it is neither parsed nor built
 * again.
 *
 * The object must depend on the text alone. It is frozen, because all callers share it.
 *
 * @param most - number of texts guaranteed to be cached; at most twice as many are
 */
export function memoByText<T extends object>(make: (text: string) => T, most: number): (text: string) => T {
  const recent = new LruCache<T>(most);
  return (text) => recent.get(text) ?? recent.set(text, make(text));
}
