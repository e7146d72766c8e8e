interface Kept<Value> {
  readonly since: number;
  readonly value: Promise<Value>;
}

/**
 * Keeps answers that are dear to find for a short while. Those who ask meanwhile wait for the same one; a failure is
 * not kept.
 */
export class Recent<Value> {
  readonly #age: number;
  readonly #most: number;
  readonly #kept = new Map<string, Kept<Value>>();

  /** @param limits - `age` in milliseconds, and at most how many answers */
  constructor({ age, most }: { readonly age: number; readonly most: number }) {
    this.#age = age;
    this.#most = most;
  }

  get(key: string, now: number, find: () => Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(key);
    if (kept && now - kept.since < this.#age) return kept.value;
    const value = find();
    // Behind the others: the first in the map is the oldest.
    this.#kept.delete(key);
    this.#kept.set(key, { since: now, value });
    value.catch(() => {
      if (this.#kept.get(key)?.value === value) this.#kept.delete(key);
    });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return value;
  }
}
