import { useLayoutEffect, useRef } from "react";

/** Marks the history entry of an open viewer. */
const MARK = "viewer";

/**
 * While mounted, the browser's Back calls `onClose` instead of leaving the page. It adds one history entry for the same URL, and removes
 * it when the viewer is closed otherwise. The router does not see either step.
 */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  // Before the viewer is painted: Back on a visible viewer must not leave the page.
  useLayoutEffect(() => {
    // The router's own state stays in the entry: it knows its place in the history by it.
    history.pushState({ ...history.state, [MARK]: true }, "");
    let isOpen = true;
    const onPop = (event: PopStateEvent) => {
      window.removeEventListener("popstate", onPop, true);
      event.stopImmediatePropagation();
      const wasOpen = isOpen;
      isOpen = false;
      if (wasOpen) close.current();
    };
    // The router listens without capture, so this listener is called first.
    window.addEventListener("popstate", onPop, true);
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const isLeft = history.state?.[MARK] !== true;
      // After a link was followed the entry stays behind the new page.
      if (isLeft) window.removeEventListener("popstate", onPop, true);
      else history.back();
    };
  }, []);
}
