/*
 * The service worker of the community, built separately as `/service-worker.js`. It shows growers their own diaries and editors
 * offline, sends the outbox when the browser wakes it, and shows notifications. It never changes a request that writes.
 */
import { openOfflineStore } from "@grow/app-kit/offline/offline-store.ts";
import { alone, offlineChannel, SYNC_TAG } from "@grow/app-kit/offline/one-sender.ts";
import { sendWaiting } from "@grow/app-kit/offline/send-waiting.ts";
import { serverApi } from "@grow/app-kit/offline/server-api.ts";
import { buildFiles } from "./build-files.ts";
import { fileResponse, isBuildFile } from "./cache-assets.ts";
import type { CacheContext } from "./cache-pages.ts";
import { photoResponse } from "./cache-photos.ts";
import { CACHE_REFRESHED, isPageMessage } from "./page-message.ts";
import { pageResponse } from "./page-response.ts";
import { openNotification } from "./push/open-notification.ts";
import { showPush } from "./push/show-push.ts";
import { endSubscription, renewSubscription } from "./push/subscription.ts";
import { noteChange, refreshCache } from "./refresh-cache.ts";
import { clearCache, currentCache } from "./viewer-cache.ts";
import type { WorkerScope } from "./worker-scope.ts";

const worker = globalThis as unknown as WorkerScope;
const fetchNow: typeof fetch = (input, init) => fetch(input, init);
const context: CacheContext = { build: buildFiles, fetch: fetchNow, now: Date.now };

// File names have hashes, so a new worker can serve the pages of an older build and need not wait for tabs to close.
worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return;
  if (request.method !== "GET") {
    // Observed only; the browser sends the request itself.
    if (/^\/auth\/signout(\.data)?$/.test(url.pathname)) {
      event.waitUntil(Promise.all([clearCache(), endSubscription(worker)]));
    }
    if (/^(\/api)?\/diaries\//.test(url.pathname)) event.waitUntil(noteChange(context.now()));
    return;
  }
  if (isBuildFile(url.pathname)) event.respondWith(fileResponse(request, fetchNow));
  else if (url.pathname === "/__manifest") {
    // The router requests unknown routes; offline the known ones must suffice.
    event.respondWith(fetchNow(request).catch(() => Response.json({})));
  } else if (url.pathname.startsWith("/media/")) {
    event.respondWith(currentCache().then((cache) => photoResponse(request, cache, fetchNow)));
  } else if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) {
    const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
    event.respondWith(pageResponse(request, { fetch: fetchNow, now: Date.now, waitUntil }));
  }
});

let refreshing: Promise<void> = Promise.resolve();

worker.addEventListener("message", (event) => {
  const { data } = event;
  if (!isPageMessage(data)) return;
  // One at a time: two pages opened at once would fetch everything twice.
  refreshing = refreshing
    .then(() => refreshCache(data, context))
    .catch((error: unknown) => console.warn(error))
    // The page may show what is cached.
    .then(() => event.source?.postMessage(CACHE_REFRESHED));
  event.waitUntil(refreshing);
});

worker.addEventListener("sync", (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendInBackground());
});

worker.addEventListener("push", (event) => event.waitUntil(showPush(worker, event.data)));
worker.addEventListener("notificationclick", (event) =>
  event.waitUntil(openNotification(worker, event.notification)),
);
worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewSubscription(worker)));

/** Sends the outbox. When it fails, the browser wakes the worker again later. */
async function sendInBackground(): Promise<void> {
  const channel = offlineChannel();
  const store = await openOfflineStore();
  const tell = (change: unknown) => channel?.postMessage(change);
  const round = await alone(() => sendWaiting({ store, api: serverApi(), now: Date.now, tell }, true));
  channel?.close();
  await noteChange(context.now());
  if (round.end === "no-network") throw new Error("No connection yet");
}
