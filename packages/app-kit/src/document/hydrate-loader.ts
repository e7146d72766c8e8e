/*
 * The only script of a guest's page before he does something: a few hundred bytes, built on its own by the
 * Vite plugin, importing nothing. It reads the inert page data and starts React at the first sign of interest.
 */
import { FIRST_KEY, FIRST_PHOTO } from "../client/first-key.ts";
import { PAGE_SHOWN } from "../client/page-shown.ts";
import type { HandoffData } from "./handoff-block.ts";
import { loadModule } from "./load-module.ts";

/** Put in by the build: the address of the bundle that counts, and the paths at which it does; both empty where an app counts nothing. */
declare const GROW_COUNTING: string;
declare const GROW_COUNTED: string;

/** The globals through which Remix finds its page, written here instead of by inline scripts. */
const globals = window as unknown as Record<
  "__remixContext" | "__remixManifest" | "__remixRouteModules",
  unknown
>;

/** Turning the wheel is one as well: who reads on comes to parts that are fetched when they are near. */
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
  // What begins as an object is JSON, which the router takes as it is; its own encoding begins as a list.
  const stream = data[0] === "{" ? JSON.parse(data) : new Response(data).body;
  globals.__remixContext = { ...page.context, stream };
  globals.__remixManifest = page.manifest;
  const load = (url: string) => loadModule(url, (address) => import(/* @vite-ignore */ address));
  const modules: unknown[] = await Promise.all(page.modules.map(([, url]) => load(url)));
  globals.__remixRouteModules = Object.fromEntries(page.modules.map(([id], index) => [id, modules[index]]));
  await load(page.entry);
};

/** Without its scripts the page stays as it was sent, whose links and forms work: nobody needs to be told. */
const startOrStay = (sign?: unknown) => {
  if (sign instanceof KeyboardEvent) window[FIRST_KEY] = sign;
  start().catch((error: unknown) => console.warn(error));
};

for (const sign of signs) addEventListener(sign, startOrStay, { capture: true, passive: true });

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
      if (window[FIRST_PHOTO] === photo) location.assign(photo.href);
    }, PATIENCE);
  },
  true,
);

const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
if (document.documentElement.dataset.hydrate === "idle") idle(startOrStay, { timeout: 2000 });

if (GROW_COUNTING) {
  const count = () => {
    if (!new RegExp(GROW_COUNTED).test(location.pathname)) return;
    // Whatever comes of it, the page is whole without it.
    import(/* @vite-ignore */ GROW_COUNTING).catch(() => {});
  };
  idle(count);
  addEventListener(PAGE_SHOWN, count);
}
