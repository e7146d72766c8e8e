import type { IncomingHttpHeaders } from "node:http";
import { AHEAD } from "../request/ahead.ts";
import { FRESH } from "../request/cache-policy.ts";

/** Whether a request is a prefetch. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return headers[AHEAD.name] === AHEAD.value;
}

/**
 * The response to a prefetch. The browser caches public data until the user opens the page. An error becomes 204, because
 * browsers log failed requests that nobody asked for in the console.
 */
export function prefetchResponse(response: Response): Response {
  if (response.status >= 400) return emptyPrefetch();
  if (!response.headers.get("cache-control")?.startsWith("public")) return response;
  response.headers.set("cache-control", `public, max-age=${FRESH}`);
  return response;
}

/** The response without data. */
export function emptyPrefetch(): Response {
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
