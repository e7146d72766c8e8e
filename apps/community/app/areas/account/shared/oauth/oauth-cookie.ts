import { type CookieScope, cookieHeader } from "@grow/app-kit/request/cookies.ts";

/** The browser's state between the redirect to a provider and sign-in. */
export interface PendingOAuth {
  /** Ties the provider's response to this browser. */
  readonly state?: string;
  /** Represents an account to complete, with the provider's data. */
  readonly ticket?: string;
  readonly name?: string | null;
  readonly email?: string | null;
  readonly return_path?: string;
}

const NAME = "oauth";
const HOUR = 3600;

export function oauthCookie(pending: PendingOAuth, scope: CookieScope): string {
  const value = Buffer.from(JSON.stringify(pending)).toString("base64url");
  return cookieHeader(NAME, value, scope, { isHttpOnly: true, maxAge: HOUR });
}

export function clearedOAuthCookie(scope: CookieScope): string {
  return cookieHeader(NAME, "", scope, { isHttpOnly: true, maxAge: 0 });
}

/** Nothing for a cookie that is missing or broken. */
export function readOAuthCookie(cookies: ReadonlyMap<string, string>): PendingOAuth {
  try {
    const value: unknown = JSON.parse(Buffer.from(cookies.get(NAME) ?? "", "base64url").toString("utf8"));
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
