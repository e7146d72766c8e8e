import type { MouseEvent } from "react";

/** Whether a press means "here and now". A new tab or window is asked for with a modifier: that stays a link. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
