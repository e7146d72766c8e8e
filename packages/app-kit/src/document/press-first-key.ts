import { useEffect } from "react";
import { FIRST_KEY, FIRST_PHOTO } from "../client/first-key.ts";

/** Longer than this, in milliseconds, nobody waits for what a key does; he has gone on meanwhile. */
const PATIENCE = 5000;

/**
 * Whether a key was meant for the page as a whole, as its shortcuts are: a sign, by itself, and in no field. In a field it has done what
 * it does.
 */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey && target === document.body;
}

/**
 * Renders nothing. After hydration it dispatches the key press that started hydration again, for keyboard shortcuts, and
 * opens the photo that was clicked before.
 */
export function PressFirstKey() {
  useEffect(() => {
    const photo = window[FIRST_PHOTO];
    window[FIRST_PHOTO] = null;
    photo?.click();
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
