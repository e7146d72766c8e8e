import type { Locale } from "@grow/i18n";
import { COOKIES, choiceCookie, parseCookies } from "../request/cookies.ts";

/**
 * Writes the chosen language into its cookie, so that a page that is asked for next is asked for with it.
 *
 * @param domain the domain the sites share; none for this host alone
 * @returns whether it stands there: a browser may keep no cookies
 */
export function storeLocaleCookie(locale: Locale, domain: string | undefined): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = choiceCookie(COOKIES.locale, locale, {
    domain,
    isSecure: window.location.protocol === "https:",
  });
  // Browsers write it a moment later, and a page that is loaded at once may go without it; who reads has it written first.
  return parseCookies(document.cookie).get(COOKIES.locale) === locale;
}
