/** Tag of the Background Sync that wakes the service worker when the connection is back. */
export const SYNC_TAG = "grow-send-waiting";

const NAME = "grow-offline";

/** Runs when neither another page of this browser nor the service worker is sending. */
export function alone<Result>(run: () => Promise<Result>): Promise<Result> {
  // Without locks two may send at once; idempotency keys and versions prevent duplicates.
  if (!("locks" in navigator)) return run();
  return navigator.locks.request(NAME, run) as Promise<Result>;
}

/** Channel on which pages and the service worker report changes. */
export function offlineChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(NAME);
}
