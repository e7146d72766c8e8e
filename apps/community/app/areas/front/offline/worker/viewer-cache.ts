/*
 * Pages of one person, in a cache that carries his id in its name: there is never more than one, so nobody is shown what
 * was kept for somebody else.
 */

import { VIEWER_HEADER } from "@grow/app-kit/request/viewer-header.ts";

const PREFIX = "grow-own-";

/** Address of the page that stands in for all that is not kept. */
export const OFFLINE_PAGE = "/offline";

/** List of the kept diaries, for the offline page. */
export const KEPT_LIST = "/offline/kept.json";

const KEPT_AT = "x-kept-at";
const LOOK = "x-look";
const STATE = "x-state";

/** A page as it is kept. */
export interface KeptPage {
  readonly response: Response;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  readonly look: string;
  /** State of its diary when it was requested; it may be newer. Empty for a page of no diary. */
  readonly state: string;
}

/** Whose pages are kept: an id, 0 for a guest, null when nothing is kept at all. */
export async function keptFor(): Promise<number | null> {
  const name = (await caches.keys()).find((one) => one.startsWith(PREFIX));
  return name === undefined ? null : Number(name.slice(PREFIX.length));
}

/** Forgets all kept pages and photos. */
export async function forgetOwn(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The cache of a person; what was kept for anybody else goes first. */
export async function ownCache(viewer: number): Promise<Cache> {
  if ((await keptFor()) !== viewer) await forgetOwn();
  return caches.open(`${PREFIX}${viewer}`);
}

/** The cache of whoever's pages are kept; null when there is none. */
export async function presentCache(): Promise<Cache | null> {
  const viewer = await keptFor();
  return viewer === null ? null : caches.open(`${PREFIX}${viewer}`);
}

/** Whose page an answer is: an id, 0 for a guest's; null when it is no page at all. */
export function viewerOf(response: Response): number | null {
  if (response.type === "opaqueredirect") return null;
  if (!response.headers.get("content-type")?.startsWith("text/html")) return null;
  return Number(response.headers.get(VIEWER_HEADER) ?? 0);
}

/** Keeps a page as it came, with the moment. */
export async function keepPage(
  cache: Cache,
  path: string,
  response: Response,
  { look, now, state }: { look: string; now: number; state: string },
): Promise<string> {
  const text = await response.text();
  const headers = new Headers(response.headers);
  // The text is unpacked by now.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set(KEPT_AT, String(now));
  headers.set(LOOK, look);
  headers.set(STATE, state);
  await cache.put(path, new Response(text, { status: 200, headers }));
  return text;
}

/** A kept page; undefined when there is none. */
export async function keptPage(cache: Cache, path: string): Promise<KeptPage | undefined> {
  // All that a page depends on is in its cache's name and its look.
  const response = await cache.match(path, { ignoreVary: true });
  if (!response) return undefined;
  const { headers } = response;
  return {
    response,
    keptAt: Number(headers.get(KEPT_AT) ?? 0),
    look: headers.get(LOOK) ?? "",
    state: headers.get(STATE) ?? "",
  };
}

/** The page for a reader, which says of itself when it was kept. */
export async function shownPage({ response, keptAt }: KeptPage): Promise<Response> {
  const text = (await response.text()).replace("<html ", `<html data-kept-at="${keptAt}" `);
  return new Response(text, { status: 200, headers: response.headers });
}
