/** What a link leads to, however it is written: a diary and a voting are found by their number. */
export function placeOf(href: string): string {
  const path = href.replace(/[?#].*$/, "");
  return /^\/(?:diaries|journal\/voting)\/\d{1,15}/.exec(path)?.[0] ?? path;
}
