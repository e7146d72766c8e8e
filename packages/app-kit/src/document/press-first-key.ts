import { useEffect } from "react";
import { FIRST_KEY } from "../client/first-key.ts";

/** Longer than this, in milliseconds, nobody waits for what a key does; he has gone on meanwhile. */
const PATIENCE = 5000;

/**
 * Whether a key was meant for the page as a whole, as its shortcuts are: a sign, by itself, and in no field. In a field it has done what
 * it does.
 */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey && target === document.body;
}

/** Stands beside the page, and draws nothing: once the page is React's, the key that woke it is pressed again, for its shortcuts. */
export function PressFirstKey() {
  useEffect(() => {
    const first = window[FIRST_KEY];
    delete window[FIRST_KEY];
    if (!first || !isShortcut(first) || performance.now() - first.timeStamp > PATIENCE) return;
    if (document.activeElement !== document.body) return;
    const { key, code, shiftKey } = first;
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true }),
    );
  }, []);
  return null;
}
