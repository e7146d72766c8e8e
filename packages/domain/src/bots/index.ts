import { isbot } from "isbot";

/**
 * Tells whether a user agent is that of a bot which says so (search engines, previews, scripts), by the list that the
 * `isbot` package keeps.
 *
 * @param userAgent - value of the User-Agent header; a missing one is no bot
 * @example
 * isBot("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"); // true
 * isBot(undefined); // false
 */
export function isBot(userAgent: string | null | undefined): boolean {
  return isbot(userAgent);
}
