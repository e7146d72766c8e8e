import type { Exchange, PlainAnswer, PlainCall } from "@grow/api-client";
import { frozen } from "./frozen.ts";

/** Approximate bytes in memory per character of parsed JSON. */
const BYTES_PER_CHARACTER = 4;

/** Share of the capacity that one response may take. */
const LARGEST = 1 / 16;

/** Request headers that select another user or language. The ETag covers everything else a response depends on. */
const KEY_HEADERS = ["authorization", "accept-language", "x-access"] as const;

interface Cached {
  readonly tag: string;
  readonly parsed: object;
  readonly size: number;
}

/**
 * LRU cache of parsed api responses. Every request is still sent, with `If-None-Match`. On 304 the caller gets the same object as
 * before: nothing is parsed again, and values derived from it can be cached by its identity.
 *
 * Only GET responses with an ETag are cached. They are frozen, because many requests share them.
 */
export class ResponseCache {
  readonly #capacity: number;
  readonly #responses = new Map<string, Cached>();
  #size = 0;

  /** @param capacity - bytes of all responses */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Approximate bytes of all responses. */
  get size(): number {
    return this.#size;
  }

  /** Wraps `exchange` with the cache. */
  through(exchange: Exchange): Exchange {
    return async (call) => {
      if (call.method !== "GET") return exchange(call);
      const key = keyOf(call);
      const cached = this.#responses.get(key);
      if (!cached) return this.#store(key, await exchange(call));
      const response = await exchange({ ...call, headers: { ...call.headers, "if-none-match": cached.tag } });
      if (response.status !== 304) return this.#store(key, response);
      // Most recently used.
      if (this.#responses.get(key) === cached) {
        this.#responses.delete(key);
        this.#responses.set(key, cached);
      }
      return { status: 200, header: response.header, body: { parsed: cached.parsed } };
    };
  }

  #store(key: string, response: PlainAnswer): PlainAnswer {
    const { status, body } = response;
    this.#evict(key);
    const tag = status === 200 ? response.header("etag") : null;
    if (tag === null || typeof body !== "string") return response;
    const size = body.length * BYTES_PER_CHARACTER;
    if (size > this.#capacity * LARGEST) return response;
    const parsed = parse(body);
    if (parsed === null) return response;
    this.#responses.set(key, { tag, parsed, size });
    this.#size += size;
    for (const oldest of this.#responses.keys()) {
      if (this.#size <= this.#capacity) break;
      this.#evict(oldest);
    }
    return { status, header: response.header, body: { parsed } };
  }

  #evict(key: string): void {
    const cached = this.#responses.get(key);
    if (!cached) return;
    this.#responses.delete(key);
    this.#size -= cached.size;
  }
}

function keyOf({ url, headers }: PlainCall): string {
  let key = url;
  for (const name of KEY_HEADERS) key += `\n${headers[name] ?? ""}`;
  return key;
}

/** Null for anything but an object, which the client then reports. */
function parse(body: string): object | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === "object" && parsed !== null ? frozen(parsed) : null;
  } catch {
    return null;
  }
}
