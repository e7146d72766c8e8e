import type { CookieJar } from "../visitor/visitor-ids.ts";

/**
 * The cookies of the page, for the whole site (`Path=/`, `SameSite=Lax`, `Secure` on https).
 *
 * @param domain - shared parent domain of a site with several hosts; by default this host only
 */
export function browserCookies(domain?: string): CookieJar {
  return {
    get(name) {
      const start = `${encodeURIComponent(name)}=`;
      const found = document.cookie.split("; ").find((one) => one.startsWith(start));
      if (found === undefined) return null;
      try {
        return decodeURIComponent(found.slice(start.length));
      } catch {
        return null;
      }
    },
    set(name, value, seconds) {
      const parts = [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`, "Path=/", "SameSite=Lax"];
      if (domain) parts.push(`Domain=${domain}`);
      parts.push(`Max-Age=${seconds}`);
      if (location.protocol === "https:") parts.push("Secure");
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
      document.cookie = parts.join("; ");
    },
  };
}
