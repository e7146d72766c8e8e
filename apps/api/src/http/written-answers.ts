/** An answer as it goes out. */
export interface WrittenAnswer {
  readonly tag: string;
  /** What stands in it, for the caches that keep it; empty where that is nobody's business. */
  readonly keys: string;
  readonly body: Buffer;
}

/** Bytes of answers that are kept at most: a few hundred pages. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_ANSWERS = 2000;
/** What an entry takes besides its body, about. */
const ENTRY_BYTES = 500;

/**
 * The last answer to each address and reader, for as long as it stays the same. Those that were asked for longest ago go when there
 * are too many, or too large ones.
 */
export class WrittenAnswers {
  readonly #answers = new Map<string, WrittenAnswer>();
  readonly #mostBytes: number;
  readonly #mostAnswers: number;
  #bytes = 0;

  constructor(mostBytes = MOST_BYTES, mostAnswers = MOST_ANSWERS) {
    this.#mostBytes = mostBytes;
    this.#mostAnswers = mostAnswers;
  }

  get size(): number {
    return this.#answers.size;
  }

  /** Whether an answer is kept for an asker, whichever it is. */
  has(asker: string): boolean {
    return this.#answers.has(asker);
  }

  /** The answer kept for an asker (address and reader), when it is the one that the tag names. */
  find(asker: string, tag: string): WrittenAnswer | null {
    const kept = this.#answers.get(asker);
    if (kept?.tag !== tag) return null;
    // What was asked for last goes last.
    this.#answers.delete(asker);
    this.#answers.set(asker, kept);
    return kept;
  }

  keep(asker: string, answer: WrittenAnswer): void {
    this.#drop(asker);
    if (sizeOf(asker, answer) > this.#mostBytes / 8) return;
    this.#answers.set(asker, answer);
    this.#bytes += sizeOf(asker, answer);
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#mostBytes && this.#answers.size <= this.#mostAnswers) return;
      this.#drop(oldest);
    }
  }

  #drop(asker: string): void {
    const kept = this.#answers.get(asker);
    if (kept === undefined) return;
    this.#answers.delete(asker);
    this.#bytes -= sizeOf(asker, kept);
  }
}

function sizeOf(asker: string, { body }: WrittenAnswer): number {
  return body.byteLength + asker.length + ENTRY_BYTES;
}
