/** The query parameter with the path to open after signing in. */
export const RETURN_PATH = "return_path";

/**
 * Validates a redirect target. Allowed are paths of this site and absolute URLs of the allowed origins. Anything else (another site,
 * `//host`, `javascript:`, backslashes, control characters) returns the fallback.
 */
export function safeReturnPath(
  wanted: string | null | undefined,
  allowedOrigins: readonly string[] = [],
  fallback = "/",
): string {
  if (!wanted || wanted.length > 2000 || hasControlCharacter(wanted)) return fallback;
  if (wanted.startsWith("/")) {
    if (wanted.startsWith("//") || wanted.includes("\\")) return fallback;
    // Parsed like the browser does, the path must still belong to this site.
    const base = "http://here.invalid";
    if (!URL.canParse(wanted, base)) return fallback;
    const url = new URL(wanted, base);
    if (url.origin !== base || url.pathname.startsWith("//")) return fallback;
    return `${url.pathname}${url.search}${url.hash}`;
  }
  if (!URL.canParse(wanted)) return fallback;
  const url = new URL(wanted);
  return allowedOrigins.includes(url.origin) && url.username === "" ? url.href : fallback;
}

/** The path of the sign-in page that returns to `here`. */
export function signInPath(here: string): string {
  return `/auth/signin?${RETURN_PATH}=${encodeURIComponent(here)}`;
}

function hasControlCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.charCodeAt(0);
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}
