// No part may pass the next "<": a text of many begun tags would be read to its end from each of them.
const LONE_LINK = /<p>\s*<a href="([^"<>]{1,300})"[^<>]*>[^<]*<\/a>\s*<\/p>/g;

/** Targets of the links that stand alone in a paragraph, in which cards are shown. */
export function loneLinks(html: string): string[] {
  return Array.from(html.matchAll(LONE_LINK), ([, href = ""]) => href.replaceAll("&amp;", "&"));
}

/** What a link leads to, however it is written: a diary and a voting are found by their number. */
export function placeOf(href: string): string {
  const path = href.replace(/[?#].*$/, "");
  return /^\/(?:diaries|journal\/voting)\/\d{1,15}/.exec(path)?.[0] ?? path;
}
