/** Maximum milliseconds between the two taps of a double tap. */
export const DOUBLE_TAP_WINDOW = 300;

/** Milliseconds after a touch in which a click is the browser's emulated one. */
const ECHO = 700;

/** A tap or a click. */
export interface Tap {
  /** The tapped element; both taps must be on the same one. */
  readonly target: unknown;
  /** Time in milliseconds of any monotonic clock (`event.timeStamp`). */
  readonly time: number;
  /** A finger, or a click: of a mouse, or the one that browsers emulate after a touch. */
  readonly kind: "touch" | "click";
}

/**
 * Detects double taps: called with every tap, it returns whether this one completes a pair. A pair is consumed, so a third tap starts
 * over. The click after a touch is the same tap and is ignored. An invalid or decreasing time starts over as well.
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
