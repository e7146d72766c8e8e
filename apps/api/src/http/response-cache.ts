/** A serialised response. */
export interface CachedResponse {
  readonly tag: string;
  /** Surrogate keys for shared caches; empty for members, whose responses are private. */
  readonly keys: string;
  readonly body: Buffer;
}

/** Total size of the bodies: a few hundred pages. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_RESPONSES = 2000;
/** Approximate size of an entry without its body. */
const ENTRY_BYTES = 500;

/** An LRU cache of the latest response per URL and user, limited by number and size. */
export class ResponseCache {
  readonly #responses = new Map<string, CachedResponse>();
  readonly #maxBytes: number;
  readonly #maxResponses: number;
  #bytes = 0;

  constructor(maxBytes = MAX_BYTES, maxResponses = MAX_RESPONSES) {
    this.#maxBytes = maxBytes;
    this.#maxResponses = maxResponses;
  }

  get size(): number {
    return this.#responses.size;
  }

  /** Whether there is a response of any version. */
  has(key: string): boolean {
    return this.#responses.has(key);
  }

  /** Returns the response if its version is the one of the tag. */
  find(key: string, tag: string): CachedResponse | null {
    const response = this.#responses.get(key);
    if (response?.tag !== tag) return null;
    // Moves it to the end of the eviction order.
    this.#responses.delete(key);
    this.#responses.set(key, response);
    return response;
  }

  set(key: string, response: CachedResponse): void {
    this.#evict(key);
    if (sizeOf(key, response) > this.#maxBytes / 8) return;
    this.#responses.set(key, response);
    this.#bytes += sizeOf(key, response);
    for (const oldest of this.#responses.keys()) {
      if (this.#bytes <= this.#maxBytes && this.#responses.size <= this.#maxResponses) return;
      this.#evict(oldest);
    }
  }

  #evict(key: string): void {
    const response = this.#responses.get(key);
    if (response === undefined) return;
    this.#responses.delete(key);
    this.#bytes -= sizeOf(key, response);
  }
}

function sizeOf(key: string, { body }: CachedResponse): number {
  return body.byteLength + key.length + ENTRY_BYTES;
}
