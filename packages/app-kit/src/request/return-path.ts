/** The query parameter that says where a visitor goes after signing in. */
export const RETURN_PATH = "return_path";

/**
 * Checks where a visitor wants to be sent. Allowed are paths of this site and absolute addresses of the
 * allowed origins; anything else (another site, `//host`, `javascript:`, back slashes, control characters)
 * gives the fallback.
 */
export function safeReturnPath(
  wanted: string | null | undefined,
  allowedOrigins: readonly string[] = [],
  fallback = "/",
): string {
  if (!wanted || wanted.length > 2000 || hasControlCharacter(wanted)) return fallback;
  if (wanted.startsWith("/")) {
    if (wanted.startsWith("//") || wanted.includes("\\")) return fallback;
    // What the browser makes of the path must still be a path of this site.
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

/** The address of the sign-in page that leads back to `here`. */
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
