import type { Locale } from "@grow/i18n";
import { COOKIES, choiceCookie, parseCookies } from "../request/cookies.ts";

/**
 * Writes the chosen language into its cookie before the next request.
 *
 * @param domain the domain shared by the sites; undefined for this host only
 * @returns whether it was written; a browser may block cookies
 */
export function storeLocaleCookie(locale: Locale, domain: string | undefined): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = choiceCookie(COOKIES.locale, locale, {
    domain,
    isSecure: window.location.protocol === "https:",
  });
  // Browsers write cookies asynchronously, so an immediate request may lack it. Reading forces the write.
  return parseCookies(document.cookie).get(COOKIES.locale) === locale;
}
