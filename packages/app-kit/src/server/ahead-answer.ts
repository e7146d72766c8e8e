import type { IncomingHttpHeaders } from "node:http";
import { AHEAD } from "../request/ahead.ts";
import { FRESH } from "../request/cache-policy.ts";

/** Whether a request fetches ahead. */
export function isAhead(headers: IncomingHttpHeaders): boolean {
  return headers[AHEAD.name] === AHEAD.value;
}

/**
 * The answer to who fetches ahead. What everybody may keep, his browser keeps until it may be asked for. What went wrong is
 * no answer at all: nobody has asked yet, and browsers write each failure into the console.
 */
export function aheadAnswer(response: Response): Response {
  if (response.status >= 400) return nothingAhead();
  if (!response.headers.get("cache-control")?.startsWith("public")) return response;
  response.headers.set("cache-control", `public, max-age=${FRESH}`);
  return response;
}

/** The answer where there is none. */
export function nothingAhead(): Response {
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
