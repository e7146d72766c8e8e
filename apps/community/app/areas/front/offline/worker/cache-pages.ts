import type { BuildFiles } from "./build-files.ts";
import { cacheFiles, evictFilesExcept, filesIn } from "./cache-assets.ts";
import { cachePhotos, MAX_PHOTOS, photosIn } from "./cache-photos.ts";
import type { PageMessage } from "./page-message.ts";
import {
  cachedPage,
  cachePage,
  DIARY_LIST,
  OFFLINE_PAGE,
  openCache,
  STATE_OF_NO_DIARY,
  viewerOf,
} from "./viewer-cache.ts";

/** Maximum number of cached diaries; those changed last. */
const MAX_DIARIES = 12;
/** Number of diaries of which every week and its editor is cached. */
const FULL_DIARIES = 3;
/** Maximum number of cached bookmarks; those with the latest activity. */
const MAX_BOOKMARKS = 12;
/** Maximum number of cached weeks per diary; the last ones. */
const MAX_WEEKS = 30;
/** Milliseconds after which a page is fetched again although its diary has not changed. */
const MAX_AGE = 86_400_000;

/** A diary that can be read offline. */
export interface CachedDiary {
  readonly id: number;
  readonly name: string;
  readonly link: string;
  /** Milliseconds since 1970. */
  readonly cachedAt: number;
  /** Another grower's diary, which the user bookmarked. */
  readonly isBookmark?: true;
}

/** The dependencies of caching. */
export interface CacheContext {
  readonly build: BuildFiles;
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

interface Card {
  readonly id: number;
  readonly name: string;
  readonly link: string;
  readonly update_date: string;
  /** Changes when a week is deleted, which leaves `update_date` as it is. */
  readonly cnt_days: number;
}

/** Another user is signed in by now. */
class ViewerChanged extends Error {}

/** The server is overloaded or failing; a retry may succeed. */
class ServerBusy extends Error {}

/** `interrupted`: the network failed or another user signed in. `busy`: the server is overloaded. */
export type RefreshResult = "complete" | "interrupted" | "busy";

/** Everything that affects how a user's pages look. */
export function appearanceOf(message: PageMessage, { build }: Pick<CacheContext, "build">): string {
  return `${build.version} ${message.appearance}`;
}

/**
 * Caches what a user needs offline: the offline page, their own diaries with the editors of their weeks, bookmarked diaries if they want
 * so, the photos on them and the files of the build. What was cached before an interruption stays.
 */
export async function cacheOwnPages(message: PageMessage, context: CacheContext): Promise<RefreshResult> {
  const { fetch, now, build } = context;
  const appearance = appearanceOf(message, context);
  try {
    const offlinePage = await fetch(OFFLINE_PAGE, { credentials: "same-origin" });
    const viewer = viewerOf(offlinePage);
    throwIfBusy(offlinePage);
    // The server knows who is signed in; a page that was left open may not.
    if (viewer === null || !offlinePage.ok) return "interrupted";
    const cache = await openCache(viewer);
    const state = STATE_OF_NO_DIARY;
    const text = await cachePage(cache, OFFLINE_PAGE, offlinePage, { appearance, cachedAt: now(), state });
    const needed = new Set([...build.files, ...(build.catalogs[message.locale] ?? []), ...filesIn(text)]);
    await cacheFiles(needed, fetch);
    if (viewer !== (message.viewer ?? 0)) return "interrupted";
    if (viewer === 0 || !message.mayFetch) return "complete";
    const pages = await cacheDiaries(cache, viewer, message, context);
    for (const page of pages) for (const file of filesIn(page)) needed.add(file);
    await cacheFiles(needed, fetch);
    await evictFilesExcept(needed);
    await cachePhotos(cache, photosIn(pages, message.keepsBookmarks ? 2 * MAX_PHOTOS : MAX_PHOTOS), fetch);
    return "complete";
  } catch (error) {
    if (error instanceof ServerBusy) return "busy";
    if (error instanceof TypeError || error instanceof ViewerChanged) return "interrupted";
    throw error;
  }
}

function throwIfBusy({ status }: Response): void {
  if (status >= 500 || status === 429) throw new ServerBusy();
}

/** @returns the texts of all cached pages */
async function cacheDiaries(
  cache: Cache,
  viewer: number,
  message: PageMessage,
  context: CacheContext,
): Promise<string[]> {
  const { fetch, now } = context;
  const appearance = appearanceOf(message, context);
  const query = new URLSearchParams({ user_id: String(viewer), sort: "update", limit: String(MAX_DIARIES) });
  const response = await fetch(`/api/diaries?${query}`, { credentials: "same-origin" });
  throwIfBusy(response);
  // The session has ended in the meantime.
  if (!response.ok) throw new ViewerChanged();
  const { data } = (await response.json()) as { data: { items: readonly Card[] } };
  const texts: string[] = [];
  const wanted = new Set([OFFLINE_PAGE, DIARY_LIST]);
  const list: CachedDiary[] = [];

  const refresh = async (path: string, state: string): Promise<void> => {
    wanted.add(path);
    const cached = await cachedPage(cache, path);
    if (cached?.appearance === appearance && cached.state === state && now() - cached.cachedAt < MAX_AGE) {
      texts.push(await cached.response.text());
      return;
    }
    const page = await fetch(path, { credentials: "same-origin" });
    throwIfBusy(page);
    const owner = viewerOf(page);
    if (owner !== null && owner !== viewer) throw new ViewerChanged();
    if (!page.ok || page.redirected || owner === null) return;
    texts.push(await cachePage(cache, path, page, { appearance, cachedAt: now(), state }));
  };

  for (const [index, card] of data.items.entries()) {
    const { id, name, link } = card;
    // The list was read before the pages are, so a page is never older than its state. Times would not do: clocks differ, and a change
    // has the time at which its transaction began.
    const state = stateOf(card);
    await refresh(link, state);
    await refresh(`/diaries/${id}/weeks/new/edit`, state);
    if (index < FULL_DIARIES) {
      for (const week of (await diaryOf(id, fetch)).weeks) {
        await refresh(`${link}/week/${week}`, state);
        await refresh(`/diaries/${id}/weeks/${week}/edit`, state);
      }
    }
    const cached = await cachedPage(cache, link);
    if (cached) list.push({ id, name, link, cachedAt: cached.cachedAt });
    // Stored after each diary, because the network may fail at any moment.
    await cache.put(DIARY_LIST, Response.json(list));
  }
  for (const { id, name, link } of message.keepsBookmarks ? await bookmarksOf(viewer, fetch) : []) {
    const { state, weeks } = await diaryOf(id, fetch);
    await refresh(link, state);
    for (const week of weeks) await refresh(`${link}/week/${week}`, state);
    const cached = await cachedPage(cache, link);
    if (cached) list.push({ id, name, link, cachedAt: cached.cachedAt, isBookmark: true });
    await cache.put(DIARY_LIST, Response.json(list));
  }
  await cache.put(DIARY_LIST, Response.json(list));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/media/") && !wanted.has(pathname)) await cache.delete(request);
  }
  return texts;
}

interface Bookmark {
  readonly id: number;
  readonly name: string;
  readonly link: string;
}

async function bookmarksOf(viewer: number, fetch: CacheContext["fetch"]): Promise<readonly Bookmark[]> {
  const response = await fetch(`/api/users/${viewer}/following/bookmark?limit=${MAX_BOOKMARKS}`, {
    credentials: "same-origin",
  });
  throwIfBusy(response);
  if (!response.ok) return [];
  const { data } = (await response.json()) as { data: { items: readonly Bookmark[] } };
  return data.items;
}

/** The state of a diary, and the ids of its last weeks. */
async function diaryOf(
  id: number,
  fetch: CacheContext["fetch"],
): Promise<{ readonly state: string; readonly weeks: readonly number[] }> {
  const response = await fetch(`/api/diaries/${id}`, { credentials: "same-origin" });
  throwIfBusy(response);
  if (!response.ok) return { state: "", weeks: [] };
  const { data } = (await response.json()) as {
    data: Pick<Card, "update_date" | "cnt_days"> & { weeks: readonly { id: number }[] };
  };
  return { state: stateOf(data), weeks: data.weeks.map((week) => week.id).slice(-MAX_WEEKS) };
}

function stateOf({ update_date, cnt_days }: Pick<Card, "update_date" | "cnt_days">): string {
  return `${update_date} ${cnt_days}`;
}
