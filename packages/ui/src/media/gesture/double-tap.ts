/** Two taps are one gesture when the second comes at most so many milliseconds after the first. */
export const DOUBLE_TAP_WINDOW = 300;

/** Milliseconds after a touch in which a click is the browser's echo of it. */
const ECHO = 700;

/** A tap or a click. */
export interface Tap {
  /** The element that was tapped; both taps must be on the same. */
  readonly target: unknown;
  /** When, in milliseconds of any clock that runs on (`event.timeStamp`). */
  readonly time: number;
  /** A finger, or a click: of a mouse, or the one that browsers send after a touch. */
  readonly kind: "touch" | "click";
}

/**
 * Tells double taps: asked with every tap, it answers whether this one completes a pair. A pair is used up, so a third
 * tap begins anew. The click that follows a touch is the same tap and is left out. A time that is no number or lies
 * before the tap before begins anew as well.
 *
 * @example
 * const isDouble = createDoubleTap();
 * isDouble({ target: photo, time: 0, kind: "touch" }); // false
 * isDouble({ target: photo, time: 300, kind: "touch" }); // true
 */
export function createDoubleTap(): (tap: Tap) => boolean {
  let first: Tap | null = null;
  let lastTouch = Number.NEGATIVE_INFINITY;
  return (tap) => {
    const sinceTouch = tap.time - lastTouch;
    if (tap.kind === "click" && sinceTouch >= 0 && sinceTouch <= ECHO) return false;
    if (tap.kind === "touch" && Number.isFinite(tap.time)) lastTouch = tap.time;
    const passed = first === null ? Number.NaN : tap.time - first.time;
    if (first?.target === tap.target && passed >= 0 && passed <= DOUBLE_TAP_WINDOW) {
      first = null;
      return true;
    }
    first = tap;
    return false;
  };
}
