/** Lifecycle signals of the page; each method returns a function that removes the listener. */
export interface PageSignals {
  /** Whether the tab is visible. */
  readonly isVisible: () => boolean;
  /** Called when the tab is hidden or shown. */
  readonly onVisibility: (run: (isVisible: boolean) => void) => () => void;
  /** Called when the page is left or put into the back/forward cache. */
  readonly onLeave: (run: () => void) => () => void;
  /** Called when the page is restored from that cache. */
  readonly onReturn: (run: () => void) => () => void;
}

/** The lifecycle signals of the page in this browser. */
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
