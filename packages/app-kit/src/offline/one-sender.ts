/** By this name the browser wakes the service worker when the connection is back. */
export const SYNC_TAG = "grow-send-waiting";

const NAME = "grow-offline";

/** Runs when no other page of this browser sends, nor the service worker. */
export function alone<Result>(run: () => Promise<Result>): Promise<Result> {
  // Without locks two may send at once; keys and versions keep a week from being saved twice.
  if (!("locks" in navigator)) return run();
  return navigator.locks.request(NAME, run) as Promise<Result>;
}

/** Where pages and the service worker tell each other what has changed. */
export function offlineChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(NAME);
}
