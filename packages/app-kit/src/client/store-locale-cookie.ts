import type { Locale } from "@grow/i18n";
import { COOKIES, choiceCookie } from "../request/cookies.ts";

/**
 * Writes the chosen language into its cookie.
 *
 * @param domain the domain the sites share; none for this host alone
 */
export function storeLocaleCookie(locale: Locale, domain: string | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = choiceCookie(COOKIES.locale, locale, {
    domain,
    isSecure: window.location.protocol === "https:",
  });
}
