/**
 * Feeds of the journal, a category or a tag. The address names the language, because programs that read feeds have no cookie.
 *
 * @param place - path of the list
 * @param lang - language of the reader
 * @param only - a language; then only what can be read in it
 */
export function postFeed(
  format: "rss" | "atom",
  place: string,
  lang: string,
  only: string | null = null,
): string {
  const address = `${place}/${format === "rss" ? "rss" : "feed"}`;
  return only === null ? `${address}?lang=${lang}` : `${address}?lang=${only}&in=${only}`;
}
