/**
 * Header in which the api names what stands in an answer, and a page what stands on it: `diary-12 user-7 diaries`. Caches
 * drop a page by these names.
 */
export const CONTENT_KEYS = "surrogate-key";

/** Most names a page carries; with more it is dropped by age only. */
const MOST = 64;

/** Collects the names out of the answers that a page is made of. */
export class ContentKeys {
  readonly #names = new Set<string>();

  add(header: string | null): void {
    for (const name of header?.split(" ") ?? []) if (name !== "") this.#names.add(name);
  }

  /** The header of the page; null when nothing is named. */
  header(): string | null {
    return this.#names.size === 0 ? null : [...this.#names].slice(0, MOST).join(" ");
  }
}
