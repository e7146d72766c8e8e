import type { BuildFiles } from "./build-files.ts";
import { dropFilesBut, filesNamedIn, keepFiles } from "./cache-assets.ts";
import { keepPhotos, photosNamedIn } from "./cache-photos.ts";
import type { Hello } from "./page-message.ts";
import { KEPT_LIST, keepPage, keptPage, OFFLINE_PAGE, ownCache, viewerOf } from "./viewer-cache.ts";

/** Most diaries that are kept, those changed last. */
const MOST_DIARIES = 12;
/** Of so many of them every week and its editor are kept. */
const WHOLE_DIARIES = 3;
/** Most weeks of one diary, the last ones. */
const MOST_WEEKS = 30;
/** Milliseconds after which a page is fetched anew though nothing of its own has changed. */
const TOO_OLD = 86_400_000;

/** A diary that can be read without a connection. */
export interface KeptDiary {
  readonly id: number;
  readonly name: string;
  readonly link: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

/** What keeping needs of the world. */
export interface KeepParts {
  readonly build: BuildFiles;
  readonly ask: typeof fetch;
  readonly now: () => number;
}

interface Card {
  readonly id: number;
  readonly name: string;
  readonly link: string;
  readonly update_date: string;
  /** Changes when a week is deleted, which is no news. */
  readonly cnt_days: number;
}

/** Somebody else is signed in by now. */
class OtherViewer extends Error {}

/** The server has too much to do, or something else that will pass. */
class Busy extends Error {}

/** How a round of keeping ended: with everything kept, without a network or by another person, or by a server that had no time. */
export type RoundEnd = "whole" | "cut" | "busy";

/** All that makes the pages of a person look as they do. */
export function lookOf(hello: Hello, { build }: Pick<KeepParts, "build">): string {
  return `${build.version} ${hello.look}`;
}

/**
 * Keeps what a person needs without a connection: the offline page, his own diaries with the editors of their weeks, the
 * photos on them and the files of the build. What is kept stays where a round does not come to its end.
 */
export async function keepOwn(hello: Hello, parts: KeepParts): Promise<RoundEnd> {
  const { ask, now, build } = parts;
  const look = lookOf(hello, parts);
  try {
    const first = await ask(OFFLINE_PAGE, { credentials: "same-origin" });
    const viewer = viewerOf(first);
    throwIfBusy(first);
    // Whose pages are kept is for the server to say, not for a page that was left open.
    if (viewer === null || !first.ok) return "cut";
    const cache = await ownCache(viewer);
    const page = await keepPage(cache, OFFLINE_PAGE, first, { look, now: now(), state: "" });
    const needed = new Set([...build.files, ...(build.catalogs[hello.locale] ?? []), ...filesNamedIn(page)]);
    await keepFiles(needed, ask);
    if (viewer !== (hello.viewer ?? 0)) return "cut";
    if (viewer === 0 || !hello.mayFetch) return "whole";
    const pages = await keepDiaries(cache, viewer, look, parts);
    for (const text of pages) for (const file of filesNamedIn(text)) needed.add(file);
    await keepFiles(needed, ask);
    await dropFilesBut(needed);
    await keepPhotos(cache, photosNamedIn(pages), ask);
    return "whole";
  } catch (error) {
    // What is kept so far is good.
    if (error instanceof Busy) return "busy";
    if (error instanceof TypeError || error instanceof OtherViewer) return "cut";
    throw error;
  }
}

function throwIfBusy({ status }: Response): void {
  if (status >= 500 || status === 429) throw new Busy();
}

/** @returns the texts of all kept pages */
async function keepDiaries(
  cache: Cache,
  viewer: number,
  look: string,
  { ask, now }: KeepParts,
): Promise<string[]> {
  const query = new URLSearchParams({ user_id: String(viewer), sort: "update", limit: String(MOST_DIARIES) });
  const answer = await ask(`/api/diaries?${query}`, { credentials: "same-origin" });
  throwIfBusy(answer);
  // His session has ended in between.
  if (!answer.ok) throw new OtherViewer();
  const { data } = (await answer.json()) as { data: { items: readonly Card[] } };
  const texts: string[] = [];
  const wanted = new Set([OFFLINE_PAGE, KEPT_LIST]);
  const list: KeptDiary[] = [];

  const keep = async (path: string, state: string): Promise<void> => {
    wanted.add(path);
    const kept = await keptPage(cache, path);
    if (kept && kept.look === look && kept.state === state && now() - kept.keptAt < TOO_OLD) {
      texts.push(await kept.response.text());
      return;
    }
    const response = await ask(path, { credentials: "same-origin" });
    throwIfBusy(response);
    const whose = viewerOf(response);
    if (whose !== null && whose !== viewer) throw new OtherViewer();
    if (!response.ok || response.redirected || whose === null) return;
    texts.push(await keepPage(cache, path, response, { look, now: now(), state }));
  };

  for (const [index, { id, name, link, update_date, cnt_days }] of data.items.entries()) {
    // The list was read before the pages are: a page is never older than the state that is stored with it. Times would not do, because
    // the clocks differ and a change has the time at which its transaction began.
    const state = `${update_date} ${cnt_days}`;
    await keep(link, state);
    await keep(`/diaries/${id}/weeks/new/edit`, state);
    if (index < WHOLE_DIARIES) {
      for (const week of await weeksOf(id, ask)) {
        await keep(`${link}/week/${week}`, state);
        await keep(`/diaries/${id}/weeks/${week}/edit`, state);
      }
    }
    const kept = await keptPage(cache, link);
    if (kept) list.push({ id, name, link, keptAt: kept.keptAt });
    // Told as it grows, for the network may fail at any moment.
    await cache.put(KEPT_LIST, Response.json(list));
  }
  await cache.put(KEPT_LIST, Response.json(list));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/media/") && !wanted.has(pathname)) await cache.delete(request);
  }
  return texts;
}

/** The ids of a diary's weeks; the last ones of a long one. */
async function weeksOf(id: number, ask: typeof fetch): Promise<number[]> {
  const answer = await ask(`/api/diaries/${id}`, { credentials: "same-origin" });
  throwIfBusy(answer);
  if (!answer.ok) return [];
  const { data } = (await answer.json()) as { data: { weeks: readonly { id: number }[] } };
  return data.weeks.map((week) => week.id).slice(-MOST_WEEKS);
}
