import { cacheHeaders } from "@grow/app-kit/request/cache-policy.ts";
import { CONTENT_KEYS } from "@grow/app-kit/request/content-keys.ts";
import type { AppLoadContext } from "@remix-run/node";

/** The parts of a request's context that determine the cacheability of its response. */
type Visit = Pick<AppLoadContext, "token" | "contentKeys">;

/** A file generated for a request, cached with the same keys and lifetime as pages with the same content. */
export function fileAnswer({ token, contentKeys }: Visit, type: string, text: string): Response {
  const headers = new Headers({
    "content-type": `${type}; charset=utf-8`,
    ...cacheHeaders({
      method: "GET",
      status: 200,
      hasToken: token !== undefined,
      setsCookie: false,
      isPrivate: false,
    }),
  });
  const keys = contentKeys.header();
  if (keys) headers.set(CONTENT_KEYS, keys);
  return new Response(text, { headers });
}

/** A JSON response for requests after hydration. */
export function jsonAnswer(visit: Visit, value: unknown): Response {
  return fileAnswer(visit, "application/json", JSON.stringify(value));
}
