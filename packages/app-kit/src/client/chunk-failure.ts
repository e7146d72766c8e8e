import { type KeyValueStore, storeOf } from "../browser/store.ts";

/** Milliseconds within which a page is reloaded only once after one of its scripts failed. */
export const CHUNK_RELOAD_PAUSE = 10_000;

const KEY = "chunk-reloads";

/**
 * Tells whether a page whose script failed may reload: once within 10 s, so that a script that is gone for good ends on
 * the error page instead of in a loop. Without storage it may not.
 *
 * @param path - path and query the user was navigating to
 * @param now - milliseconds since 1970; entries from the future (the clock was put back) do not count
 */
export function mayReload(path: string, now: number, store: KeyValueStore): boolean {
  const recent = Object.entries(readTimes(store)).filter(
    ([, time]) => time <= now && now - time < CHUNK_RELOAD_PAUSE,
  );
  if (recent.some(([one]) => one === path)) return false;
  return store.set(KEY, JSON.stringify(Object.fromEntries([...recent, [path, now]])));
}

function readTimes(store: KeyValueStore): Record<string, number> {
  try {
    const times: unknown = JSON.parse(store.get(KEY) ?? "{}");
    if (typeof times !== "object" || times === null) return {};
    return Object.fromEntries(Object.entries(times).filter(([, time]) => typeof time === "number"));
  } catch {
    return {};
  }
}

/** The part of the router that says where the user is navigating to. */
interface Going {
  state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
}

/**
 * The router calls this instead of reloading when a page's script cannot be loaded, most often because a new version has
 * replaced it. Loads the page the user was navigating to.
 *
 * @returns false when that was tried just now; the error page is shown then
 */
export function loadTargetAfterChunkFailure(): boolean {
  const router = (window as unknown as { __remixRouter?: Going }).__remixRouter;
  const { pathname, search, hash } = router?.state.navigation.location ?? window.location;
  const store = storeOf(() => sessionStorage);
  if (!mayReload(pathname + search, Date.now(), store)) return false;
  const isHere = pathname + search === window.location.pathname + window.location.search;
  if (isHere) window.location.reload();
  else window.location.assign(pathname + search + hash);
  return true;
}
