import type { CachedRow } from "@grow/app-kit/server/page-cache/page-cache.ts";

/** A kept page as the list shows it. */
export interface KeptView {
  readonly key: string;
  readonly path: string;
  /** Language, theme, units and what else tells it from the others of its address. */
  readonly variant: string;
  /** Whole seconds since it was made. */
  readonly age: number;
  /** Bytes. */
  readonly size: number;
  readonly hits: number;
}

export interface CacheView {
  readonly rows: readonly KeptView[];
  /** Bytes that all pages take. */
  readonly size: number;
  /** Whether this server hears of every change. */
  readonly isFollowing: boolean;
}

/** What is kept, most used first. */
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
