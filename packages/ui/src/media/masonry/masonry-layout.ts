/** Least width of a column, CSS px. */
export const MASONRY_COLUMN_WIDTH = 400;

/** Room between columns and between items, CSS px. */
export const MASONRY_GAP = 0;

/** How columns are made. */
export interface MasonryOptions {
  /** Least width of a column, CSS px, greater than 0; {@link MASONRY_COLUMN_WIDTH} when left out. */
  readonly columnWidth?: number | undefined;
  /** Room between columns and between items, CSS px, 0 or more; {@link MASONRY_GAP} when left out. */
  readonly gap?: number | undefined;
}

/** Where an item goes, CSS px from the start of the grid. */
export interface MasonryPlace {
  /** Column, 0 for the first in reading direction. */
  readonly column: number;
  readonly inlineStart: number;
  readonly blockStart: number;
}

/** A grid whose items are placed. */
export interface MasonryLayout {
  readonly columns: number;
  /** Width of every item, CSS px. */
  readonly itemWidth: number;
  /** Height of the whole, CSS px. */
  readonly height: number;
  /** In the order of the items, which is also that of the document. */
  readonly places: readonly MasonryPlace[];
}

/**
 * As many columns as fit: `max(1, floor((width + gap) / (columnWidth + gap)))`.
 *
 * @param width - of the grid, CSS px; what is not known yet (NaN, negative) makes one column, as on the server
 * @throws RangeError when a column has no width, or the gap is negative or no number
 * @example
 * masonryColumns(800); // 2
 * masonryColumns(815, { gap: 16 }); // 1
 */
export function masonryColumns(width: number, options: MasonryOptions = {}): number {
  const { columnWidth, gap } = checked(options);
  const fitting = Math.floor((width + gap) / (columnWidth + gap));
  return Number.isFinite(fitting) ? Math.max(1, fitting) : 1;
}

/** Width of each of so many columns, CSS px. */
export function masonryItemWidth(width: number, columns: number, gap: number = MASONRY_GAP): number {
  const free = width - gap * (columns - 1);
  return Number.isFinite(free) ? Math.max(0, free / columns) : 0;
}

/**
 * Puts each item under the lowest column, the first of equally low ones, so that reading order and picture agree.
 *
 * @param heights - of the items at the width of a column, CSS px; what is no height counts as 0
 * @param width - of the grid, CSS px
 * @throws RangeError as {@link masonryColumns}
 */
export function placeMasonry(
  heights: readonly number[],
  width: number,
  options: MasonryOptions = {},
): MasonryLayout {
  const { gap } = checked(options);
  const columns = masonryColumns(width, options);
  const itemWidth = masonryItemWidth(width, columns, gap);
  const ends: number[] = new Array(columns).fill(0);
  const places = heights.map((height) => {
    const blockStart = Math.min(...ends);
    const column = ends.indexOf(blockStart);
    ends[column] = blockStart + (height > 0 && Number.isFinite(height) ? height : 0) + gap;
    return { column, inlineStart: column * (itemWidth + gap), blockStart };
  });
  const height = heights.length > 0 ? Math.max(...ends) - gap : 0;
  return { columns, itemWidth, height, places };
}

function checked({ columnWidth = MASONRY_COLUMN_WIDTH, gap = MASONRY_GAP }: MasonryOptions) {
  if (!(columnWidth > 0 && Number.isFinite(columnWidth)))
    throw new RangeError(`No width of a column: ${columnWidth}`);
  if (!(gap >= 0 && Number.isFinite(gap))) throw new RangeError(`No gap: ${gap}`);
  return { columnWidth, gap };
}
