import { type AppEnvironment, ownOrigin } from "./app-environment.ts";

/** Where forms and frames of the site may lead besides itself. */
export interface SecurityOptions {
  /** Origins a form post may end at by redirect: the sister site after signing in. */
  formOrigins: readonly string[];
  /** False while developing: the dev server injects scripts of its own. */
  isStrict: boolean;
}

/**
 * The Content-Security-Policy of every page. There is no inline script anywhere, hence no nonce, and a page
 * can be kept in a cache. Style attributes are allowed: they carry values such as a mean colour.
 *
 * @param framing - `any` for what other sites may embed
 */
export function contentSecurityPolicy(options: SecurityOptions, framing: "own" | "any" = "own"): string {
  const strict = options.isStrict;
  return [
    "default-src 'self'",
    strict ? "script-src 'self'" : "script-src 'self' 'unsafe-inline'",
    strict ? "style-src 'self'" : "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    strict ? "connect-src 'self'" : "connect-src 'self' ws: wss:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...options.formOrigins].join(" ")}`,
    framing === "any" ? "frame-ancestors *" : "frame-ancestors 'self'",
  ].join("; ");
}

const GENERAL_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  // Not no-referrer: form posts would then send `Origin: null`.
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(), browsing-topics=()",
};

/** Headers of every response. Behind https browsers are told not to try http for a year, on subdomains either. */
export function generalHeaders(environment: AppEnvironment): Readonly<Record<string, string>> {
  if (!ownOrigin(environment).startsWith("https:")) return GENERAL_HEADERS;
  return { ...GENERAL_HEADERS, "strict-transport-security": "max-age=31536000; includeSubDomains" };
}

/**
 * Headers of photos and videos. Opened as a document they run nothing. Feeds and link previews of other sites show
 * them, hence `cross-origin`.
 */
export const MEDIA_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
};
