import { textIn } from "./number-input.ts";

// A tag begins with a letter, a slash or an exclamation mark, so that "pH < 6 and EC > 2" is not one. Quoted attributes may have a ">";
// an unclosed quote counts as an ordinary character.
const TAG = /<[a-z!/](?:[^<>"']|"[^"<]*"|'[^'<]*')*>|<[a-z!/][^<>]*>/gi;

/** Entities that editors write; all others stay as they are. */
const ENTITIES: Readonly<Record<string, string>> = {
  "&nbsp;": "\u00A0",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/**
 * Removes HTML tags, reads the entities that editors write, and trims the text. White space inside stays.
 *
 * @returns the text; empty for a missing text and for an empty paragraph
 * @throws TypeError for anything but a text, `null` and `undefined`
 * @example
 * plainText("<p>Hello <b>there</b></p> "); // "Hello there"
 * plainText('<a title="pH > 6">runoff</a>'); // "runoff"
 */
export function plainText(text: string | null | undefined): string {
  const entity = (name: string) => ENTITIES[name] ?? name;
  return textIn(text ?? "")
    .replace(TAG, "")
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, entity)
    .trim();
}

/**
 * Counts the Unicode code points of the plain text, so that an emoji is one. White space at both ends does not count, as in the editor.
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
