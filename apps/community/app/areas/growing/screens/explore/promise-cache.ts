interface Entry<Value> {
  readonly since: number;
  readonly value: Promise<Value>;
}

/**
 * Caches expensive results for a short while. Concurrent callers share one promise; failures are not cached.
 */
export class PromiseCache<Value> {
  readonly #age: number;
  readonly #most: number;
  readonly #entries = new Map<string, Entry<Value>>();

  /** @param limits - maximum age in milliseconds, and maximum number of results */
  constructor({ age, most }: { readonly age: number; readonly most: number }) {
    this.#age = age;
    this.#most = most;
  }

  get(key: string, now: number, find: () => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key);
    if (entry && now - entry.since < this.#age) return entry.value;
    const value = find();
    // At the end of the map, whose first entry is the oldest.
    this.#entries.delete(key);
    this.#entries.set(key, { since: now, value });
    value.catch(() => {
      if (this.#entries.get(key)?.value === value) this.#entries.delete(key);
    });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest);
    return value;
  }
}
