import { swipeDirection } from "../gesture/touch-gesture.ts";

/**
 * What a swipe asks for: 1 for the next photo (leftwards), -1 for the one before, 0 for nothing. A movement that is
 * more up and down than sideways is scrolling.
 */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  const direction = swipeDirection(dx, dy);
  if (direction === "left") return 1;
  return direction === "right" ? -1 : 0;
}
