import { measurePreset, measuresFromText } from "@grow/domain";
import { readLocale } from "@grow/i18n/locales";
import { COOKIES, parseCookies } from "../../request/cookies.ts";
import { readTheme } from "../../request/theme.ts";

/** The parts of a request that select a cached page. */
export interface PageRequest {
  readonly method: string;
  /** Path and query as they came. */
  readonly url: string;
  readonly cookie: string | undefined;
  /** Whether the age notice is on, which users who confirmed it do not see. */
  readonly asksAge: boolean;
  readonly isBot: boolean;
}

/** Cookies that make a page private. */
const OWN = [COOKIES.token, COOKIES.access, COOKIES.details, COOKIES.brand];

/** Longest URL of a cached page, in characters. */
const LONGEST = 512;

/**
 * Cache key of the page that all guests with the same choices see: URL, language, theme and set of units.
 *
 * @returns null for private pages, units chosen one by one, and anything but a GET of a document
 */
export function guestPageKey({ method, url, cookie, asksAge, isBot }: PageRequest): string | null {
  const path = url.split("?", 1)[0] ?? "";
  if (method !== "GET" || url.length > LONGEST || path.endsWith(".data")) return null;
  const cookies = parseCookies(cookie);
  if (OWN.some((name) => cookies.get(name))) return null;
  const units = measurePreset(measuresFromText(cookies.get(COOKIES.measures)));
  if (!units) return null;
  const age = asksAge ? (isBot || cookies.get(COOKIES.age) ? "passed" : "asked") : "";
  return [url, readLocale(cookies.get(COOKIES.locale)), readTheme(cookies.get(COOKIES.theme)), units, age]
    .join(" ")
    .trimEnd();
}
