import { textIn } from "./number-input.ts";

/**
 * Converts the line breaks of a text to line feeds. A form that a browser posts writes each as two characters (CRLF), which would count
 * twice.
 *
 * @throws TypeError for anything but a text
 * @example
 * withLineFeeds("one\r\ntwo"); // "one\ntwo"
 */
export function withLineFeeds(text: string): string {
  return textIn(text).replace(/\r\n?/g, "\n");
}
