/** The cookies of the site. `token` is never readable by scripts; the others are plain choices. */
export const COOKIES = {
  token: "token",
  locale: "locale",
  theme: "theme",
  measures: "measures",
  guest: "guest",
  access: "access",
  details: "details",
  brand: "brand",
  age: "age",
  written: "written",
} as const;

const YEAR = 365 * 24 * 60 * 60;

/** Reads a `Cookie` header. Of two cookies with one name the first counts, as the more specific path. */
export function parseCookies(header: string | null | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  if (!header) return cookies;
  for (const part of header.split(";")) {
    const split = part.indexOf("=");
    if (split < 1) continue;
    const name = part.slice(0, split).trim();
    if (cookies.has(name)) continue;
    const raw = part.slice(split + 1).trim();
    try {
      cookies.set(name, decodeURIComponent(raw));
    } catch {
      cookies.set(name, raw);
    }
  }
  return cookies;
}

/** A `Cookie` header without the cookies of one name; undefined when nothing is left. */
export function withoutCookie(header: string | undefined, name: string): string | undefined {
  const left = header?.split(";").filter((part) => part.split("=", 1)[0]?.trim() !== name) ?? [];
  return left.length > 0 ? left.join(";").trim() : undefined;
}

/** Where a cookie is valid and how it travels. */
export interface CookieScope {
  /** Shared parent domain; absent = this host only. */
  domain: string | undefined;
  /** True when people reach the site by https. */
  isSecure: boolean;
}

/** How a cookie is kept. */
export interface CookieOptions {
  /** Seconds; 0 removes the cookie, absent keeps it until the browser closes. */
  maxAge?: number;
  isHttpOnly?: boolean;
}

/** One `Set-Cookie` value, SameSite=Lax and for the whole site. */
export function cookieHeader(
  name: string,
  value: string,
  scope: CookieScope,
  { maxAge, isHttpOnly = false }: CookieOptions = {},
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, "Path=/", "SameSite=Lax"];
  if (scope.domain) parts.push(`Domain=${scope.domain}`);
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (isHttpOnly) parts.push("HttpOnly");
  if (scope.isSecure) parts.push("Secure");
  return parts.join("; ");
}

/**
 * The cookie that signs a visitor in.
 *
 * @param until - when the session ends, ISO; absent: with the browser
 */
export function tokenCookie(token: string, scope: CookieScope, until?: string): string {
  const seconds = until === undefined ? undefined : Math.floor((Date.parse(until) - Date.now()) / 1000);
  return cookieHeader(COOKIES.token, token, scope, {
    isHttpOnly: true,
    ...(seconds === undefined || Number.isNaN(seconds) ? {} : { maxAge: Math.max(seconds, 0) }),
  });
}

/** Removes the cookie of {@link tokenCookie}. */
export function clearedTokenCookie(scope: CookieScope): string {
  return cookieHeader(COOKIES.token, "", scope, { isHttpOnly: true, maxAge: 0 });
}

/** A choice of the visitor (locale, theme, units), kept for a year and readable by scripts. */
export function choiceCookie(name: string, value: string, scope: CookieScope): string {
  return cookieHeader(name, value, scope, { maxAge: YEAR });
}

/** The scope that follows from an app's addresses. */
export function cookieScope(environment: {
  cookieDomain: string | undefined;
  publicUrl: string;
}): CookieScope {
  return { domain: environment.cookieDomain, isSecure: environment.publicUrl.startsWith("https:") };
}
