/*
 * The service worker of the community, built by itself as `/service-worker.js`. It shows a grower's own diaries and their
 * editors without a connection, and sends what waits when the browser wakes it. It touches no write of any page.
 */
import { openOfflineStore } from "@grow/app-kit/offline/offline-store.ts";
import { alone, offlineChannel, SYNC_TAG } from "@grow/app-kit/offline/one-sender.ts";
import { sendWaiting } from "@grow/app-kit/offline/send-waiting.ts";
import { serverApi } from "@grow/app-kit/offline/server-api.ts";
import { buildFiles } from "./build-files.ts";
import { answerFile, isBuildFile } from "./cache-assets.ts";
import type { KeepParts } from "./cache-pages.ts";
import { answerPhoto } from "./cache-photos.ts";
import { isHello } from "./page-message.ts";
import { answerPage } from "./page-response.ts";
import { keepUp, noteChange } from "./refresh-cache.ts";
import { forgetOwn, presentCache } from "./viewer-cache.ts";
import type { WorkerScope } from "./worker-scope.ts";

const worker = globalThis as unknown as WorkerScope;
const ask: typeof fetch = (input, init) => fetch(input, init);
const parts: KeepParts = { build: buildFiles, ask, now: Date.now };

// Its files have names of their own, so a new worker can serve pages of an older build: nobody waits for tabs to close.
worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return;
  if (request.method !== "GET") {
    // Only seen, never answered: whoever signs out leaves nothing behind.
    if (/^\/auth\/signout(\.data)?$/.test(url.pathname)) event.waitUntil(forgetOwn());
    // Perhaps something of one's own: the next page is the moment to look.
    if (/^(\/api)?\/diaries\//.test(url.pathname)) event.waitUntil(noteChange(parts.now()));
    return;
  }
  if (isBuildFile(url.pathname)) event.respondWith(answerFile(request, ask));
  else if (url.pathname === "/__manifest") {
    // The router asks whether it knows the best route for an address; without an answer what it knows must do.
    event.respondWith(ask(request).catch(() => Response.json({})));
  } else if (url.pathname.startsWith("/media/")) {
    event.respondWith(presentCache().then((cache) => answerPhoto(request, cache, ask)));
  } else if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) {
    event.respondWith(
      answerPage(request, { fetch: ask, now: Date.now, later: (work) => event.waitUntil(work) }),
    );
  }
});

let keeping: Promise<void> = Promise.resolve();

worker.addEventListener("message", (event) => {
  const { data } = event;
  if (!isHello(data)) return;
  // One after the other: two pages opened at once would fetch everything twice.
  keeping = keeping.then(() => keepUp(data, parts)).catch((error: unknown) => console.warn(error));
  event.waitUntil(keeping);
});

worker.addEventListener("sync", (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendInBackground());
});

/** A failure makes the browser wake the worker again later. */
async function sendInBackground(): Promise<void> {
  const channel = offlineChannel();
  const store = await openOfflineStore();
  const tell = (change: unknown) => channel?.postMessage(change);
  const round = await alone(() => sendWaiting({ store, api: serverApi(), now: Date.now, tell }, true));
  channel?.close();
  await noteChange(parts.now());
  if (round.end === "no-network") throw new Error("No connection yet");
}
