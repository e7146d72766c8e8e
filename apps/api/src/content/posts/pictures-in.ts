/** A picture in a text of the editor. */
export interface Picture {
  /** Of the photo; empty for another address. */
  readonly key: string;
  /** Of the file, px. */
  readonly width: number;
  readonly alt: string;
}

/** The sanitiser escapes every angle bracket in attributes, so that a tag ends at the first one. */
const IMAGE = /<img ([^<>]*)>/g;
const SRC = /(?:^|\s)src="([^"]*)"/;
const ALT = /(?:^|\s)alt="([^"]*)"/;
const MEDIA = /^\/media\/([0-9a-f]{32})\/(\d{1,5})\.(?:webp|avif)$/;

/**
 * Finds the pictures of a text, in order.
 *
 * @param html sanitised
 * @example
 * picturesIn('<img src="/media/0f3a9c1d2b4e5f60718293a4b5c6d7e8/640.webp" alt="Jars" />')[0].width; // 640
 */
export function picturesIn(html: string): Picture[] {
  return [...html.matchAll(IMAGE)].map(([, attributes = ""]) => {
    const [, key = "", width = "0"] = MEDIA.exec(SRC.exec(attributes)?.[1] ?? "") ?? [];
    return { key, width: Number(width), alt: (ALT.exec(attributes)?.[1] ?? "").trim() };
  });
}
