import { isbot } from "isbot";
import { textIn } from "../number-input.ts";

/**
 * Checks whether a user agent belongs to a bot that identifies itself (search engine, preview, script).
 *
 * @see the list of the `isbot` package
 *
 * @param userAgent - value of the User-Agent header; a missing one counts as a person
 * @example
 * isBot("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"); // true
 * isBot(undefined); // false
 */
export function isBot(userAgent: string | null | undefined): boolean {
  return isbot(userAgent === null || userAgent === undefined ? userAgent : textIn(userAgent));
}
