/**
 * Feeds of the journal, a category or a tag, in the language of the reader.
 *
 * @param place - path of the list
 * @param only - a language; then only what is written in it
 */
export function postFeed(format: "rss" | "atom", place: string, only: string | null = null): string {
  return `${place}/${format === "rss" ? "rss" : "feed"}${only === null ? "" : `?in=${only}`}`;
}
