/** The cookies of the site. Scripts can never read `token` and `device`; the others are preferences. */
export const COOKIES = {
  token: "token",
  locale: "locale",
  theme: "theme",
  measures: "measures",
  guest: "guest",
  device: "device",
  access: "access",
  details: "details",
  brand: "brand",
  age: "age",
  written: "written",
} as const;

const DAY = 24 * 60 * 60;
const YEAR = 365 * DAY;

/**
 * Names of the session cookie with https, best first. Browsers accept a prefixed cookie only from a secure page, and `__Host-`
 * only for that one host, so that a subdomain cannot plant a session.
 */
const SECURE_TOKENS = ["__Host-token", "__Secure-token"] as const;

/** Cookies that are forwarded to the api as headers, which allow printable ASCII only. */
const FORWARDED: ReadonlySet<string> = new Set([
  COOKIES.token,
  COOKIES.access,
  COOKIES.guest,
  COOKIES.device,
  ...SECURE_TOKENS,
]);

/**
 * Parses a `Cookie` header. Of two cookies with one name the first wins, as it has the more specific path. The session cookie is
 * `token` whatever its prefix. A cookie that is forwarded as a header but is no valid header value is dropped.
 */
export function parseCookies(header: string | null | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  if (!header) return cookies;
  for (const part of header.split(";")) {
    const split = part.indexOf("=");
    if (split < 1) continue;
    const name = part.slice(0, split).trim();
    if (cookies.has(name)) continue;
    const value = decoded(part.slice(split + 1).trim());
    if (!FORWARDED.has(name) || /^[\x20-\x7e]*$/.test(value)) cookies.set(name, value);
  }
  for (const name of SECURE_TOKENS) {
    const token = cookies.get(name);
    if (token === undefined) continue;
    cookies.set(COOKIES.token, token);
    break;
  }
  return cookies;
}

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** A `Cookie` header without the session cookie; undefined when nothing remains. */
export function withoutToken(header: string | undefined): string | undefined {
  const names: ReadonlySet<string> = new Set([COOKIES.token, ...SECURE_TOKENS]);
  const left = header?.split(";").filter((part) => !names.has(part.split("=", 1)[0]?.trim() ?? "")) ?? [];
  return left.length > 0 ? left.join(";").trim() : undefined;
}

/** Where a cookie is valid and how it is sent. */
export interface CookieScope {
  /** Shared parent domain; undefined for this host only. */
  domain: string | undefined;
  /** True when the site is served by https. */
  isSecure: boolean;
}

/** How a cookie is stored. */
export interface CookieOptions {
  /** Seconds; 0 removes the cookie. Without it, the cookie lasts until the browser closes. */
  maxAge?: number;
  isHttpOnly?: boolean;
}

/** One `Set-Cookie` value: SameSite=Lax, path `/`. */
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

/** The name of the session cookie, prefixed with https. */
function tokenName({ isSecure, domain }: CookieScope): string {
  if (!isSecure) return COOKIES.token;
  return domain ? "__Secure-token" : "__Host-token";
}

/**
 * The session cookie.
 *
 * @param until - ISO time at which the session expires; without it, when the browser closes
 */
export function tokenCookie(token: string, scope: CookieScope, until?: string): string {
  const seconds = until === undefined ? undefined : Math.floor((Date.parse(until) - Date.now()) / 1000);
  return cookieHeader(tokenName(scope), token, scope, {
    isHttpOnly: true,
    ...(seconds === undefined || Number.isNaN(seconds) ? {} : { maxAge: Math.max(seconds, 0) }),
  });
}

/**
 * The cookie by which a device is known to the account that has signed in on it. It signs nobody in, and stays at sign-out.
 *
 * @param isRemembered - false forgets the device with the browser
 */
export function deviceCookie(device: string, scope: CookieScope, isRemembered = true): string {
  return cookieHeader(COOKIES.device, device, scope, {
    isHttpOnly: true,
    ...(isRemembered ? { maxAge: YEAR } : {}),
  });
}

/** Removes the cookie of {@link tokenCookie}, under its old name too. */
export function clearedTokenCookies(scope: CookieScope): string[] {
  const names = new Set([tokenName(scope), COOKIES.token]);
  return [...names].map((name) => cookieHeader(name, "", scope, { isHttpOnly: true, maxAge: 0 }));
}

/**
 * Renames a session cookie from its old name to the prefixed one.
 *
 * @returns values of `Set-Cookie`; empty when there is nothing to rename
 */
export function movedTokenCookies(header: string | undefined, scope: CookieScope): string[] {
  const name = tokenName(scope);
  const old = new RegExp(`(?:^|;)\\s*${COOKIES.token}=[^;]`);
  if (name === COOKIES.token || !header || !old.test(header) || header.includes(`${name}=`)) return [];
  const token = parseCookies(header).get(COOKIES.token);
  if (!token) return [];
  const options = { isHttpOnly: true, maxAge: 30 * DAY };
  return [
    cookieHeader(name, token, scope, options),
    cookieHeader(COOKIES.token, "", scope, { isHttpOnly: true, maxAge: 0 }),
  ];
}

/** Builds the cookie of a preference (locale, theme, units), stored for a year and readable by scripts. */
export function choiceCookie(name: string, value: string, scope: CookieScope): string {
  return cookieHeader(name, value, scope, { maxAge: YEAR });
}

/** The cookie scope for an app's addresses. */
export function cookieScope(environment: {
  cookieDomain: string | undefined;
  publicUrl: string;
}): CookieScope {
  return { domain: environment.cookieDomain, isSecure: environment.publicUrl.startsWith("https:") };
}
