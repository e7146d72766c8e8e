/**
 * An LRU cache with text keys. Things are frozen, because all callers share them.
 */
export class LruCache<T extends object> {
  readonly #most: number;
  #young = new Map<string, T>();
  #old = new Map<string, T>();

  /** @param most - number of things guaranteed to be cached; at most twice as many are */
  constructor(most: number) {
    this.#most = most;
  }

  get(text: string): T | undefined {
    const young = this.#young.get(text);
    if (young !== undefined) return young;
    const old = this.#old.get(text);
    if (old !== undefined) this.#put(text, old);
    return old;
  }

  set(text: string, thing: T): T {
    this.#put(text, frozen(thing));
    return thing;
  }

  #put(text: string, thing: T): void {
    if (this.#young.size >= this.#most) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(text, thing);
  }
}

function frozen<T extends object>(thing: T): T {
  for (const value of Object.values(thing)) if (typeof value === "object" && value !== null) frozen(value);
  return Object.freeze(thing);
}
