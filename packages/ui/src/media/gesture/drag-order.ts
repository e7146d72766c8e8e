/** Where an item stands on the page, CSS px. */
export interface ItemBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A point on the page, CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A mouse must go so far, CSS px, before a press is a drag. */
export const DRAG_TOLERANCE = 6;

/** Nearer than this to the edge of the window, CSS px, a drag scrolls the page. */
export const SCROLL_EDGE = 56;

/** What a drag scrolls at most in one frame, CSS px. */
const SCROLL_STEP = 14;

/**
 * The place a dragged item takes: that of the item whose middle is nearest.
 *
 * @param boxes - where the items stood when the drag began, in their order
 * @param point - the middle of the dragged item
 * @returns -1 when there are no items
 */
export function placeAt(boxes: readonly ItemBox[], point: Point): number {
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { x, y, width, height }] of boxes.entries()) {
    const away = (x + width / 2 - point.x) ** 2 + (y + height / 2 - point.y) ** 2;
    if (away < least) {
      least = away;
      nearest = index;
    }
  }
  return nearest;
}

/**
 * Which place an item has while another is held over a new one: those between give way by one.
 *
 * @param index - the item's own place
 * @param from - the place the dragged item came from
 * @param to - the place it would take
 * @example
 * placeWhile(1, 0, 2); // 0
 */
export function placeWhile(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (index > from && index <= to) return index - 1;
  if (index < from && index >= to) return index + 1;
  return index;
}

/**
 * How far the page scrolls in this frame: faster the nearer to the edge, upwards when negative.
 *
 * @param y - of the finger or mouse in the window, CSS px
 * @param height - of the window, CSS px
 */
export function scrollStep(y: number, height: number): number {
  if (y < SCROLL_EDGE) return -Math.ceil(SCROLL_STEP * Math.min(1, (SCROLL_EDGE - y) / SCROLL_EDGE));
  const below = y - (height - SCROLL_EDGE);
  return below > 0 ? Math.ceil(SCROLL_STEP * Math.min(1, below / SCROLL_EDGE)) : 0;
}
