import { useCallback, useSyncExternalStore } from "react";

const CHANGED = "grow:keeps-bookmarks";
const keyOf = (userId: number) => `offline-bookmarks:${userId}`;

/** Whether a user wants to read bookmarked diaries offline on this device. */
export function readKeepsBookmarks(userId: number | null): boolean {
  if (userId === null) return false;
  try {
    return localStorage.getItem(keyOf(userId)) === "1";
  } catch {
    return false;
  }
}

/** @returns false when the browser cannot remember it */
export function storeKeepsBookmarks(userId: number, isKept: boolean): boolean {
  try {
    if (isKept) localStorage.setItem(keyOf(userId), "1");
    else localStorage.removeItem(keyOf(userId));
  } catch {
    return false;
  }
  dispatchEvent(new Event(CHANGED));
  return true;
}

function onChange(hear: () => void): () => void {
  // "storage" comes from other tabs only.
  for (const name of [CHANGED, "storage"]) addEventListener(name, hear);
  return () => {
    for (const name of [CHANGED, "storage"]) removeEventListener(name, hear);
  };
}

/** The same for components. False on the server. */
export function useKeepsBookmarks(userId: number | null): boolean {
  const read = useCallback(() => readKeepsBookmarks(userId), [userId]);
  return useSyncExternalStore(onChange, read, () => false);
}
