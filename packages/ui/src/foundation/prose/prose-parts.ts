/** A link alone in its paragraph. */
export interface LoneLink {
  readonly href: string;
  /** Its text, as plain text. */
  readonly text: string;
}

/** A run of HTML, or a lone link with its paragraph. */
export interface ProsePart {
  readonly html: string;
  readonly link: LoneLink | null;
}

// No part may pass the next "<": a text of many begun tags would be read to its end from each of them.
const TAG = /<(\/?)[a-z][^<>]*>/g;
const LONE_LINK = /<p>\s*<a href="([^"<>]*)"[^<>]*>([^<]*)<\/a>\s*<\/p>/y;

/**
 * Splits sanitised HTML at the paragraphs that contain only a link.
 *
 * @param html what the server's sanitiser returns: well-formed, attribute values in double quotes without "<" and ">"
 */
export function proseParts(html: string): ProsePart[] {
  const parts: ProsePart[] = [];
  let depth = 0;
  let done = 0;
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(html); tag !== null; tag = TAG.exec(html)) {
    const [whole, isEnd] = tag;
    LONE_LINK.lastIndex = tag.index;
    const found = depth === 0 && !isEnd ? LONE_LINK.exec(html) : null;
    if (found) {
      const [paragraph, href = "", text = ""] = found;
      if (tag.index > done) parts.push({ html: html.slice(done, tag.index), link: null });
      parts.push({ html: paragraph, link: { href: unescaped(href), text: unescaped(text) } });
      done = tag.index + paragraph.length;
      TAG.lastIndex = done;
    } else if (isEnd) depth -= 1;
    else if (!whole.endsWith("/>")) depth += 1;
  }
  if (done < html.length) parts.push({ html: html.slice(done), link: null });
  return parts;
}

function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
