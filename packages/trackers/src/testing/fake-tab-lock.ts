import type { TabLock } from "../impressions/tab-lock.ts";

/**
 * Creates a lock for tabs in one test: pass the same one to all of them.
 *
 * @example
 * const lock = fakeTabLock();
 * const runs = [];
 * void lock(async () => void runs.push("first tab"));
 * void lock(async () => void runs.push("second tab"));
 * runs; // ["first tab"]
 */
export function fakeTabLock(): TabLock {
  let isHeld = false;
  return async (run) => {
    if (isHeld) return;
    isHeld = true;
    try {
      await run();
    } finally {
      isHeld = false;
    }
  };
}
