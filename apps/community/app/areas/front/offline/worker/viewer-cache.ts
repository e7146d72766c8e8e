/*
 * The pages of one user, in a cache with the user's id in its name. There is at most one such cache, so nobody sees pages that were
 * cached for another user.
 */

import { VIEWER_HEADER } from "@grow/app-kit/request/viewer-header.ts";

const PREFIX = "grow-own-";

/** The page shown instead of pages that are not cached. */
export const OFFLINE_PAGE = "/offline";

/** The list of cached diaries, for the offline page. */
export const DIARY_LIST = "/offline/diaries.json";

/** State of a page that belongs to no diary. */
export const STATE_OF_NO_DIARY = "";

const CACHED_AT = "x-cached-at";
const APPEARANCE = "x-appearance";
const STATE = "x-state";

interface PageFacts {
  /** Milliseconds since 1970. */
  readonly cachedAt: number;
  readonly appearance: string;
  /** State of its diary when the page was requested; the page may be newer. */
  readonly state: string;
}

export interface CachedPage extends PageFacts {
  readonly response: Response;
}

/** Whose pages are cached: a user's id, 0 for a guest, null when nothing is cached. */
export async function cachedViewer(): Promise<number | null> {
  const name = (await caches.keys()).find((one) => one.startsWith(PREFIX));
  return name === undefined ? null : Number(name.slice(PREFIX.length));
}

/** Deletes all cached pages and photos. */
export async function clearCache(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Opens the cache of a user and deletes that of any other. */
export async function openCache(viewer: number): Promise<Cache> {
  if ((await cachedViewer()) !== viewer) await clearCache();
  return caches.open(`${PREFIX}${viewer}`);
}

/** The cache that exists, whoever it belongs to; null when there is none. */
export async function currentCache(): Promise<Cache | null> {
  const viewer = await cachedViewer();
  return viewer === null ? null : caches.open(`${PREFIX}${viewer}`);
}

/** For whom a page was rendered: a user's id, 0 for a guest; null when the response is no page. */
export function viewerOf(response: Response): number | null {
  if (response.type === "opaqueredirect") return null;
  if (!response.headers.get("content-type")?.startsWith("text/html")) return null;
  return Number(response.headers.get(VIEWER_HEADER) ?? 0);
}

/** Caches a page. @returns its text */
export async function cachePage(
  cache: Cache,
  path: string,
  response: Response,
  { appearance, cachedAt, state }: PageFacts,
): Promise<string> {
  const text = await response.text();
  const headers = new Headers(response.headers);
  // The text is decompressed.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set(CACHED_AT, String(cachedAt));
  headers.set(APPEARANCE, appearance);
  headers.set(STATE, state);
  await cache.put(path, new Response(text, { status: 200, headers }));
  return text;
}

/** A cached page; undefined when there is none. */
export async function cachedPage(cache: Cache, path: string): Promise<CachedPage | undefined> {
  // The name of the cache and the appearance cover everything that a page varies by.
  const response = await cache.match(path, { ignoreVary: true });
  if (!response) return undefined;
  const { headers } = response;
  return {
    response,
    cachedAt: Number(headers.get(CACHED_AT) ?? 0),
    appearance: headers.get(APPEARANCE) ?? "",
    state: headers.get(STATE) ?? "",
  };
}

/** The page with the time at which it was cached, so that it can tell the user. */
export async function markedPage({ response, cachedAt }: CachedPage): Promise<Response> {
  const text = (await response.text()).replace("<html ", `<html data-cached-at="${cachedAt}" `);
  return new Response(text, { status: 200, headers: response.headers });
}
