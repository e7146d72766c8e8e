import { measurePreset, measuresFromText } from "@grow/domain";
import { readLocale } from "@grow/i18n/locales";
import { COOKIES, parseCookies } from "../../request/cookies.ts";
import { readTheme } from "../../request/theme.ts";

/** What a request says that decides whether a kept page answers it. */
export interface PageQuestion {
  readonly method: string;
  /** Path and query as they came. */
  readonly url: string;
  readonly cookie: string | undefined;
  /** The visitor is asked for his age, so that those who were asked see another page. */
  readonly asksAge: boolean;
  readonly isBot: boolean;
}

/** Cookies with which a page is somebody's own. */
const OWN = [COOKIES.token, COOKIES.access, COOKIES.details, COOKIES.brand];

/** Longer addresses are nobody's links. */
const LONGEST = 512;

/**
 * Names the page that all guests with the same choices see: address, language, theme and set of units.
 *
 * @returns null when the page is not for everybody: with a token or another mark of a person, with units chosen one by
 *   one, and for anything but reading a document
 */
export function guestPageKey({ method, url, cookie, asksAge, isBot }: PageQuestion): string | null {
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
