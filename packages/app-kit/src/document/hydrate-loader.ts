/*
 * The only script of a guest's page before he does something: a few hundred bytes, built on its own by the
 * Vite plugin, importing nothing. It reads the inert page data and starts React at the first sign of interest.
 */
import type { HandoffData } from "./handoff-block.ts";

/** The globals through which Remix finds its page, written here instead of by inline scripts. */
const globals = window as unknown as Record<
  "__remixContext" | "__remixManifest" | "__remixRouteModules",
  unknown
>;

const signs = ["pointerdown", "keydown", "focusin", "touchstart"];
let isStarted = false;

const start = async (): Promise<void> => {
  if (isStarted) return;
  isStarted = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  const block = document.getElementById("grow-handoff")?.textContent;
  if (!block) return;
  const page = JSON.parse(block) as HandoffData;
  globals.__remixContext = {
    ...page.context,
    stream: new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(page.stream));
        controller.close();
      },
    }),
  };
  globals.__remixManifest = page.manifest;
  const modules: unknown[] = await Promise.all(page.modules.map(([, url]) => import(/* @vite-ignore */ url)));
  globals.__remixRouteModules = Object.fromEntries(page.modules.map(([id], index) => [id, modules[index]]));
  await import(/* @vite-ignore */ page.entry);
};

for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });

if (document.documentElement.dataset.hydrate === "idle") {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  idle(() => void start(), { timeout: 2000 });
}
