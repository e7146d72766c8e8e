import type { Exchange, PlainAnswer, PlainCall } from "@grow/api-client";
import { frozen } from "./frozen.ts";

/** Bytes that a character of an answer takes once it is parsed, about: names, numbers and links of objects. */
const BYTES_A_CHARACTER = 4;

/** Part of the room that one answer may take. */
const LARGEST = 1 / 16;

/** Headers by which the reader of an answer, or its language, may be another one. Whatever else an answer depends on, its tag says. */
const ASKED_BY = ["authorization", "accept-language", "x-access"] as const;

interface Known {
  readonly tag: string;
  readonly parsed: object;
  readonly size: number;
}

/**
 * The last answers of the api, parsed. Each question is asked nevertheless, and says which answer is here already; as long as that is the
 * right one the api says so (304), and the same object is given again: nothing is parsed, and what was made of it can be known by it.
 *
 * Only answers to reading that carry a tag are kept, the least lately used go first. They are frozen, for many get them.
 */
export class KnownAnswers {
  readonly #capacity: number;
  readonly #known = new Map<string, Known>();
  #size = 0;

  /** @param capacity - bytes that all answers together may take */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Bytes that all answers take, about. */
  get size(): number {
    return this.#size;
  }

  /** Makes calls as `exchange` does, and hands over what is known. */
  through(exchange: Exchange): Exchange {
    return async (call) => {
      if (call.method !== "GET") return exchange(call);
      const key = keyOf(call);
      const known = this.#known.get(key);
      if (!known) return this.#heard(key, await exchange(call));
      const answer = await exchange({ ...call, headers: { ...call.headers, "if-none-match": known.tag } });
      if (answer.status !== 304) return this.#heard(key, answer);
      // It is the youngest now.
      if (this.#known.get(key) === known) {
        this.#known.delete(key);
        this.#known.set(key, known);
      }
      return { status: 200, header: answer.header, body: { parsed: known.parsed } };
    };
  }

  #heard(key: string, answer: PlainAnswer): PlainAnswer {
    const { status, body } = answer;
    this.#forget(key);
    const tag = status === 200 ? answer.header("etag") : null;
    if (tag === null || typeof body !== "string") return answer;
    const size = body.length * BYTES_A_CHARACTER;
    if (size > this.#capacity * LARGEST) return answer;
    const parsed = parse(body);
    if (parsed === null) return answer;
    this.#known.set(key, { tag, parsed, size });
    this.#size += size;
    for (const oldest of this.#known.keys()) {
      if (this.#size <= this.#capacity) break;
      this.#forget(oldest);
    }
    return { status, header: answer.header, body: { parsed } };
  }

  #forget(key: string): void {
    const known = this.#known.get(key);
    if (!known) return;
    this.#known.delete(key);
    this.#size -= known.size;
  }
}

function keyOf({ url, headers }: PlainCall): string {
  let key = url;
  for (const name of ASKED_BY) key += `\n${headers[name] ?? ""}`;
  return key;
}

/** What is no object is left to the client, which says what is wrong with it. */
function parse(body: string): object | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === "object" && parsed !== null ? frozen(parsed) : null;
  } catch {
    return null;
  }
}
