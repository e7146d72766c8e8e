import type { Clock } from "@grow/trackers";

/** Milliseconds for which changes of the document are collected. */
const PAUSE = 250;

/**
 * Watches for elements that are added to the page or removed from it, for dialogs that open and close, and for cards that become others.
 *
 * @param run - called once for all changes of a quarter of a second
 * @returns stops watching
 */
export function watchDocument(clock: Clock, run: () => void): () => void {
  let cancel: (() => void) | undefined;
  const observer = new MutationObserver(() => {
    cancel ??= clock.after(PAUSE, () => {
      cancel = undefined;
      run();
    });
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["open", "data-impression"],
  });
  return () => {
    observer.disconnect();
    cancel?.();
  };
}
