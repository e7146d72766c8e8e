/** What is known of a press, from React or from the browser. */
type Press = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a press means "here and now". A new tab or window is asked for with a modifier: that stays a link. */
export function isPlainPress(event: Press): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
