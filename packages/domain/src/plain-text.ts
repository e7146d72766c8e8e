// A tag begins with a letter, a slash or an exclamation mark, so that "pH < 6 and EC > 2" stays whole.
const TAG = /<(?:[a-z!/][^<>]*)>/gi;

/**
 * Text without HTML tags, trimmed. White space inside is kept.
 *
 * @example
 * plainText("<p>Hello <b>there</b></p> "); // "Hello there"
 */
export function plainText(text: string | null | undefined): string {
  return (text ?? "").replace(TAG, "").trim();
}

/**
 * Length of a text as a reader counts it: Unicode code points of the plain text, so an emoji is one.
 *
 * @returns a whole number, 0 for no text
 * @example
 * textLength("<i>ok</i> 🌱"); // 4
 */
export function textLength(text: string | null | undefined): number {
  let count = 0;
  for (const _ of plainText(text)) count += 1;
  return count;
}
