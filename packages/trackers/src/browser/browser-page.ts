import type { PageSignals } from "../page.ts";

/**
 * The signals of the page in this browser. Listeners stand on the window, at the end of the way of an event: whatever
 * measures by the same event has its value by then.
 */
export function browserPage(): PageSignals {
  return {
    isVisible: () => document.visibilityState === "visible",
    onVisibility: (run) => listen("visibilitychange", () => run(document.visibilityState === "visible")),
    onLeave: (run) => listen("pagehide", run),
    onReturn: (run) => listen("pageshow", (event) => event.persisted && run()),
  };
}

function listen<Name extends "pagehide" | "pageshow">(
  name: Name,
  run: (event: WindowEventMap[Name]) => void,
): () => void;
function listen(name: "visibilitychange", run: () => void): () => void;
function listen(name: string, run: (event: never) => void): () => void {
  const listener = run as EventListener;
  addEventListener(name, listener);
  return () => removeEventListener(name, listener);
}
