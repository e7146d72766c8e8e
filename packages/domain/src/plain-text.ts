import { withLineFeeds } from "./line-breaks.ts";
import { textIn } from "./number-input.ts";

// A tag begins with a letter, a slash or an exclamation mark, so that "pH < 6 and EC > 2" is not one. Quoted attributes may have a ">";
// an unclosed quote counts as an ordinary character.
// A comment may have it too; without a limit at the next "<", unclosed ones would take time that grows with their square.
const TAGS = /(?:<!--[^<]*?-->|<[a-z!/](?:[^<>"']|"[^"<]*"|'[^'<]*')*>|<[a-z!/][^<>]*>)+/gi;

/** Tags between which words do not touch. */
const BLOCKS = /<\/?(?:p|div|br|li|h\d)\b/i;

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
 * Removes HTML tags and comments, reads the entities that editors write, and trims the text. White space inside stays; the tags of paragraphs,
 * lines and list items become one space.
 *
 * @returns the text; empty for a missing text and for an empty paragraph
 * @throws TypeError for anything but a text, `null` and `undefined`
 * @example
 * plainText("<p>Hello <b>there</b></p> "); // "Hello there"
 * plainText("<p>Week</p><p>three</p>"); // "Week three"
 * plainText('<a title="pH > 6">runoff</a>'); // "runoff"
 */
export function plainText(text: string | null | undefined): string {
  const entity = (name: string) => ENTITIES[name] ?? name;
  return textIn(text ?? "")
    .replace(TAGS, (tags) => (BLOCKS.test(tags) ? " " : ""))
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, entity)
    .trim();
}

/**
 * Counts the Unicode code points of the plain text, so that an emoji is one, and a line break too (CRLF). White space at both ends does not count, as in the editor.
 *
 * @returns a whole number, 0 without text
 * @example
 * textLength("<i>ok</i> 🌱"); // 4
 */
export function textLength(text: string | null | undefined): number {
  let count = 0;
  for (const _ of plainText(withLineFeeds(text ?? ""))) count += 1;
  return count;
}
