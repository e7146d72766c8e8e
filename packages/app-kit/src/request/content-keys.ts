/**
 * Header with the keys of the content in an api response or on a page: `diary-12 user-7 diaries`. Caches purge pages by these
 * keys.
 */
export const CONTENT_KEYS = "surrogate-key";

/** Most keys of a page; with more it is only evicted by age. */
const MOST = 64;

/** Collects the keys from the api responses that a page is made of. */
export class ContentKeys {
  readonly #names = new Set<string>();

  add(header: string | null): void {
    for (const name of header?.split(" ") ?? []) if (name !== "") this.#names.add(name);
  }

  /** The header of the page; null without keys. */
  header(): string | null {
    return this.#names.size === 0 ? null : [...this.#names].slice(0, MOST).join(" ");
  }
}
