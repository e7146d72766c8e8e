import { type AppEnvironment, ownOrigin } from "./app-environment.ts";

/** Where forms and frames of the site may lead besides itself. */
export interface SecurityOptions {
  /** Origins that a form post may be redirected to: the other site after signing in. */
  formOrigins: readonly string[];
  /** Where page views are posted, if they are counted elsewhere. */
  analyticsUrl?: string | undefined;
  /** False in development, where the dev server injects scripts. */
  isStrict: boolean;
}

/**
 * The Content-Security-Policy of every page. There are no inline scripts, hence no nonce, so pages can be cached. Style attributes
 * are allowed: they hold values such as an average colour.
 *
 * @param framing - `any` for pages that other sites may embed
 */
export function contentSecurityPolicy(options: SecurityOptions, framing: "own" | "any" = "own"): string {
  const strict = options.isStrict;
  const connected = [
    "'self'",
    ...(strict ? [] : ["ws:", "wss:"]),
    ...(options.analyticsUrl ? [new URL(options.analyticsUrl).origin] : []),
  ];
  return [
    "default-src 'self'",
    strict ? "script-src 'self'" : "script-src 'self' 'unsafe-inline'",
    strict ? "style-src 'self'" : "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${connected.join(" ")}`,
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

/** Headers of every response. With https, HSTS forbids http for a year, on subdomains too. */
export function generalHeaders(environment: AppEnvironment): Readonly<Record<string, string>> {
  if (!ownOrigin(environment).startsWith("https:")) return GENERAL_HEADERS;
  return { ...GENERAL_HEADERS, "strict-transport-security": "max-age=31536000; includeSubDomains" };
}

/**
 * Headers of photos and videos. Opened as a document they run no scripts. Feeds and link previews of other sites show them, hence
 * `cross-origin`.
 */
export const MEDIA_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
};
