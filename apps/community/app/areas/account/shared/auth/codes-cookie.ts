import { type CookieScope, cookieHeader } from "@grow/app-kit/request/cookies.ts";

const NAME = "codes";

/** Seconds between signing up and the page that shows the codes. */
const MAX_AGE = 120;

/** Recovery codes of a new account, on their way to the page that shows them once. */
export function codesCookie(codes: readonly string[], scope: CookieScope): string {
  return cookieHeader(NAME, codes.join("."), scope, { isHttpOnly: true, maxAge: MAX_AGE });
}

export function clearedCodesCookie(scope: CookieScope): string {
  return cookieHeader(NAME, "", scope, { isHttpOnly: true, maxAge: 0 });
}

/** Undefined without a cookie that looks like codes. */
export function readCodesCookie(cookies: ReadonlyMap<string, string>): readonly string[] | undefined {
  const codes = (cookies.get(NAME) ?? "").split(".").filter((code) => /^[a-z0-9-]{4,40}$/.test(code));
  return codes.length === 0 ? undefined : codes.slice(0, 20);
}
