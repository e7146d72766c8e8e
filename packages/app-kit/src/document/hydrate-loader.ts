/*
 * The only script on a guest's page before any interaction: a few hundred bytes, built separately by the Vite plugin, without
 * imports at run time. It reads the inert page data and starts React at the first sign of interest.
 */
import { FIRST_KEYS, FIRST_PHOTO, FIRST_SUBMIT, SENT_AT } from "../client/first-key.ts";
import { PAGE_SHOWN } from "../client/page-shown.ts";
import type { HandoffData } from "./handoff-block.ts";
import { loadModule } from "./load-module.ts";

/** Set by the build: the URL of the bundle that reports page views to an analytics server. */
declare const GROW_ANALYTICS: string;
/** Set by the build: the URL of the bundle that counts page views, and the paths that load it; both empty in an app without it. */
declare const GROW_COUNTING: string;
declare const GROW_COUNTED: string;

/** The globals in which Remix expects its page data, set here instead of by inline scripts. */
const globals = window as unknown as Record<
  "__remixContext" | "__remixManifest" | "__remixRouteModules",
  unknown
>;

/** Includes the wheel: a user who scrolls gets close to lazy-loaded parts. */
const signs = ["pointerdown", "keydown", "focusin", "touchstart", "wheel"];
let isStarted = false;

const start = async (): Promise<void> => {
  if (isStarted) return;
  isStarted = true;
  for (const sign of signs) removeEventListener(sign, startOrStay, true);
  const block = document.getElementById("grow-handoff")?.textContent;
  if (!block) return;
  const end = block.indexOf("\n");
  const page = JSON.parse(block.slice(0, end)) as HandoffData;
  const data = block.slice(end + 1);
  // JSON starts with an object and is used as it is; the router's own encoding starts with a list.
  const stream = data[0] === "{" ? JSON.parse(data) : new Response(data).body;
  globals.__remixContext = { ...page.context, stream };
  globals.__remixManifest = page.manifest;
  const load = (url: string) => loadModule(url, (address) => import(/* @vite-ignore */ address));
  const modules: unknown[] = await Promise.all(page.modules.map(([, url]) => load(url)));
  globals.__remixRouteModules = Object.fromEntries(page.modules.map(([id], index) => [id, modules[index]]));
  await load(page.entry);
};

/** Without its scripts the page stays as the server sent it, with working links and forms, so no error is shown. */
const startOrStay = () => {
  start().catch((error: unknown) => console.warn(error));
};

for (const sign of signs) addEventListener(sign, startOrStay, { capture: true, passive: true });

// On a slow connection the user may be in a field of a form, and have typed all they wanted, before this script runs.
if ((document.activeElement as HTMLInputElement | null)?.form) startOrStay();

window[FIRST_KEYS] = [];
addEventListener("keydown", (event) => window[FIRST_KEYS]?.push(event), true);

// Offline, the browser would replace the page and what was typed by an error page. After hydration the page queues the form.
addEventListener(
  "submit",
  (event) => {
    const isOffline = !navigator.onLine || document.documentElement.dataset.cachedAt;
    if (window[FIRST_SUBMIT] === null || !isOffline) return;
    event.preventDefault();
    event.stopPropagation();
    window[FIRST_SUBMIT] = event;
    startOrStay();
  },
  true,
);

// After React, which prevents the default of the forms that it sends.
addEventListener("submit", (event) => {
  if (!event.defaultPrevented) window[SENT_AT] = event.timeStamp;
});

/** How long a click waits for the lightbox before it opens the bare file, ms. */
const PATIENCE = 4000;

/** The click that wakes a page would leave it for the file of the photo: it is repeated after hydration, when it opens the lightbox. */
addEventListener(
  "click",
  (event) => {
    const photo = (event.target as Element).closest<HTMLAnchorElement>("a[data-photo]");
    if (!photo || window[FIRST_PHOTO] === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    window[FIRST_PHOTO] = photo;
    setTimeout(() => {
      if (window[FIRST_PHOTO] === photo) location.href = photo.href;
    }, PATIENCE);
  },
  true,
);

const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
if (document.documentElement.dataset.hydrate === "idle") idle(startOrStay, { timeout: 2000 });

if (GROW_COUNTING) {
  const count = () => {
    if (!new RegExp(GROW_COUNTED).test(location.pathname)) return;
    // Counting is optional: the page works without it.
    import(/* @vite-ignore */ GROW_COUNTING).catch(() => {});
  };
  idle(count);
  addEventListener(PAGE_SHOWN, count);
}

if (document.documentElement.dataset.analytics)
  idle(() => void import(/* @vite-ignore */ GROW_ANALYTICS).catch(() => {}));
