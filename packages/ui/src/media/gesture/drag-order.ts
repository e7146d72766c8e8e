/** Position of an item on the page, CSS px. */
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

/** Distance a mouse must move before a press becomes a drag, CSS px. */
export const DRAG_TOLERANCE = 6;

/** Distance from the window's edge within which a drag scrolls the page, CSS px. */
export const SCROLL_EDGE = 56;

/** Maximum scroll distance per frame while dragging, CSS px. */
const SCROLL_STEP = 14;

/**
 * Returns the index a dragged item takes: that of the item with the nearest centre.
 *
 * @param boxes - positions of the items at the start of the drag, in order
 * @param point - the centre of the dragged item
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
 * Returns the index of an item while another is dragged: those in between shift by one.
 *
 * @param index - the item's own index
 * @param from - original index of the dragged item
 * @param to - index it would take
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
 * Returns how far the page scrolls in this frame: faster the nearer to the edge, upwards when negative.
 *
 * @param y - of the pointer in the window, CSS px
 * @param height - of the window, CSS px
 */
export function scrollStep(y: number, height: number): number {
  if (y < SCROLL_EDGE) return -Math.ceil(SCROLL_STEP * Math.min(1, (SCROLL_EDGE - y) / SCROLL_EDGE));
  const below = y - (height - SCROLL_EDGE);
  return below > 0 ? Math.ceil(SCROLL_STEP * Math.min(1, below / SCROLL_EDGE)) : 0;
}
