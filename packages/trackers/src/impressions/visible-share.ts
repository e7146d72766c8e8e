/** Share from which an element counts as seen. */
export const VISIBLE_SHARE = 0.5;

/** A width and a height, CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Computes the visible share of an element, relative to the element, or to the window if the element is larger.
 *
 * @param element - size of the element
 * @param shown - size of its visible part
 * @param view - size of the window
 * @returns 0 to 1; 0 for an element without a size and for invalid numbers
 * @example
 * visibleShare({ width: 300, height: 200 }, { width: 300, height: 100 }, { width: 400, height: 800 }); // 0.5
 * visibleShare({ width: 300, height: 4000 }, { width: 300, height: 400 }, { width: 400, height: 800 }); // 0.5
 */
export function visibleShare(element: Size, shown: Size, view: Size): number {
  const best = Math.min(element.width, view.width) * Math.min(element.height, view.height);
  const share = (shown.width * shown.height) / best;
  return share > 0 && Number.isFinite(share) ? Math.min(1, share) : 0;
}
