import type { CachedRow } from "@grow/app-kit/server/page-cache/page-cache.ts";

/** A cached page in the list. */
export interface CachedPage {
  readonly key: string;
  readonly path: string;
  /** Language, theme, units and other parts of its cache key. */
  readonly variant: string;
  /** Whole seconds since it was made. */
  readonly age: number;
  /** Bytes. */
  readonly size: number;
  readonly hits: number;
}

export interface CacheView {
  readonly rows: readonly CachedPage[];
  /** Bytes that all pages take. */
  readonly size: number;
  /** Whether this server receives every change. */
  readonly isFollowing: boolean;
}

/** Cached pages, most used first. */
export function cacheView(rows: readonly CachedRow[], size: number, isFollowing: boolean): CacheView {
  return {
    rows: rows
      .map(({ key, age, size, hits }) => {
        const [path = "", ...variant] = key.split(" ");
        return { key, path, variant: variant.join(", "), age: Math.floor(age / 1000), size, hits };
      })
      .sort((one, other) => other.hits - one.hits || one.key.localeCompare(other.key)),
    size,
    isFollowing,
  };
}
