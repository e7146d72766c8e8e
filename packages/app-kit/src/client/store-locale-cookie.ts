import type { Locale } from "@grow/i18n";
import { COOKIES } from "../request/cookies.ts";
import { browserCookie } from "./browser-cookie.ts";

/**
 * Writes the chosen language into its cookie before the next request.
 *
 * @param domain the domain shared by the sites; undefined for this host only
 * @returns whether it was written; a browser may block cookies
 */
export function storeLocaleCookie(locale: Locale, domain: string | undefined): boolean {
  const scope = domain ? `; Domain=${domain}` : "";
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // The same as `choiceCookie`, which can do more and would be in the scripts of every page.
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${COOKIES.locale}=${locale}; Path=/; SameSite=Lax${scope}; Max-Age=31536000${secure}`;
  // Browsers write cookies asynchronously, so an immediate request may lack it. Reading forces the write.
  return browserCookie(COOKIES.locale) === locale;
}
