import { systemClock } from "../browser/clock.ts";
import { createOfflineQueue, type OfflineQueue } from "./offline-queue.ts";
import { openOfflineStore } from "./offline-store.ts";
import { alone, offlineChannel, SYNC_TAG } from "./one-sender.ts";
import { serverApi } from "./server-api.ts";

const queues = new Map<number, Promise<OfflineQueue>>();

/** A service worker with Background Sync, which not every browser has. */
interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** The outbox of a user in this browser. It sends at once, and whenever the connection is back. */
export function offlineQueue(userId: number): Promise<OfflineQueue> {
  const known = queues.get(userId);
  if (known) return known;
  const made = makeQueue(userId);
  queues.set(userId, made);
  return made;
}

async function makeQueue(userId: number): Promise<OfflineQueue> {
  const channel = offlineChannel();
  const queue = createOfflineQueue({
    userId,
    store: await openOfflineStore(),
    api: serverApi(),
    clock: systemClock,
    alone,
    tellOthers: (change) => channel?.postMessage(change),
    wakeLater: () => void wakeLater(),
  });
  channel?.addEventListener("message", ({ data }) => queue.heard(data));
  addEventListener("online", () => void queue.look(true));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void queue.look();
  });
  void queue.look(true);
  return queue;
}

async function wakeLater(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Rejected when the user has disabled it; the next page sends instead.
  await (registration as WithSync | undefined)?.sync?.register(SYNC_TAG).catch(() => {});
}
