/*
 * The only script on a guest's page before any interaction: a few hundred bytes, built separately by the Vite plugin, without
 * imports at run time. It reads the inert page data and starts React at the first sign of interest.
 */
import { EARLY_ERRORS } from "../client/early-errors.ts";
import { CHANGES, FIRST_KEYS, FIRST_PHOTO, FIRST_SUBMIT, SENT_AT } from "../client/first-key.ts";
import type { HandoffData } from "./handoff-block.ts";
import { loadModule } from "./load-module.ts";

/** Set by the build: the URL of the bundle with the trackers; empty in an app without it. */
declare const GROW_TRACKERS: string;

/** The globals in which Remix expects its page data, set here instead of by inline scripts. */
const globals = window as unknown as Record<
  "__remixContext" | "__remixManifest" | "__remixRouteModules",
  unknown
>;

const importModule = (url: string) => import(/* @vite-ignore */ url);

const start = async (): Promise<void> => {
  const block = document.getElementById("grow-handoff") as HTMLElement;
  // The first line, and all others.
  const [first, data] = block.textContent.split(/\n(.*)/s) as [string, string];
  const page: HandoffData = JSON.parse(first);
  // JSON starts with an object and is used as it is; the router's own encoding starts with a list.
  const stream = data[0] === "{" ? JSON.parse(data) : new Response(data).body;
  globals.__remixContext = { ...page.context, stream };
  globals.__remixManifest = page.manifest;
  globals.__remixRouteModules = Object.fromEntries(
    await Promise.all(page.modules.map(async ([id, url]) => [id, await loadModule(url, importModule)])),
  );
  await loadModule(page.entry, importModule);
};

window[EARLY_ERRORS] = [];
for (const kind of ["error", "unhandledrejection"])
  addEventListener(kind, (event) => window[EARLY_ERRORS]?.push(event as ErrorEvent));

let isStarted = false;

/** Without its scripts the page stays as the server sent it, with working links and forms, so no error is shown. */
const startOrStay = () => {
  if (!isStarted) start().catch(console.warn);
  isStarted = true;
};

// The wheel, too: a user who scrolls gets close to lazy-loaded parts.
for (const sign of ["pointerdown", "keydown", "focusin", "touchstart", "wheel"])
  addEventListener(sign, startOrStay, { capture: true, passive: true });

// On a slow connection the user may be in a field of a form, and have typed all they wanted, before this script runs.
if ((document.activeElement as HTMLInputElement | null)?.form) startOrStay();

// Extensions and translators change the document from `DOMContentLoaded` on, which comes after this script. Hydration needs to know what
// the server sent (`foreign-changes.ts`): elements and texts, no attributes.
window[CHANGES] = [];
new MutationObserver((records) => window[CHANGES].push(...records)).observe(document, {
  childList: true,
  characterDataOldValue: true,
  subtree: true,
});

window[FIRST_KEYS] = [];
addEventListener("keydown", (event) => window[FIRST_KEYS]?.push(event), true);

// Offline, the browser would replace the page and what was typed by an error page. After hydration the page queues the form.
addEventListener(
  "submit",
  (event) => {
    const isOnline = navigator.onLine && !document.documentElement.dataset.cachedAt;
    if (window[FIRST_SUBMIT] === null || isOnline) return;
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

/** The click that wakes a page would leave it for the file of the photo: it is repeated after hydration, when it opens the lightbox. */
addEventListener(
  "click",
  (event) => {
    const photo = (event.target as Element).closest<HTMLAnchorElement>("a[data-photo]");
    if (!photo || window[FIRST_PHOTO] === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    window[FIRST_PHOTO] = photo;
    // After 4 seconds without the lightbox the bare file has to do.
    setTimeout(() => {
      if (window[FIRST_PHOTO] === photo) location.href = photo.href;
    }, 4000);
  },
  true,
);

/** A browser may not call for minutes what waits for an idle moment. */
const SOON = { timeout: 2000 };
const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
if (document.documentElement.dataset.hydrate === "idle") idle(startOrStay, SOON);

// The trackers are optional: the page works without them. After everything else, so that they compete with nothing.
if (GROW_TRACKERS) {
  const track = () => idle(() => void import(/* @vite-ignore */ GROW_TRACKERS).catch(() => {}), SOON);
  if (document.readyState === "complete") track();
  else addEventListener("load", track);
}
