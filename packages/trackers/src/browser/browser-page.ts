import type { PageSignals } from "../page.ts";

/**
 * The lifecycle signals of the page in this browser. Listeners are on the window, the last in the propagation path, so that
 * measurements by the same event are complete by then.
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
