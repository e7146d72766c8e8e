// A tag begins with a letter, a slash or an exclamation mark, so that "pH < 6 and EC > 2" is not one.
const TAG = /<(?:[a-z!/][^<>]*)>/gi;

/**
 * Removes HTML tags and trims the text. White space inside stays.
 *
 * @example
 * plainText("<p>Hello <b>there</b></p> "); // "Hello there"
 */
export function plainText(text: string | null | undefined): string {
  return (text ?? "").replace(TAG, "").trim();
}

/**
 * Counts the Unicode code points of the plain text, so that an emoji is one.
 *
 * @returns a whole number, 0 without text
 * @example
 * textLength("<i>ok</i> 🌱"); // 4
 */
export function textLength(text: string | null | undefined): number {
  let count = 0;
  for (const _ of plainText(text)) count += 1;
  return count;
}
