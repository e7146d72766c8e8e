/** A finger must travel so far, in pixels, before the photo changes. */
const far = 100;

/**
 * What a swipe asks for: 1 for the next photo (leftwards), -1 for the one before, 0 for nothing. A movement that is
 * more up and down than sideways is scrolling.
 */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < far || Math.abs(dx) < Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
