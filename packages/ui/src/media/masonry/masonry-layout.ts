/** Minimum width of a column, CSS px. */
export const MASONRY_COLUMN_WIDTH = 400;

/** Gap between columns and between items, CSS px. */
export const MASONRY_GAP = 0;

/** Options of the layout. */
export interface MasonryOptions {
  /** Minimum width of a column, CSS px, greater than 0; by default {@link MASONRY_COLUMN_WIDTH}. */
  readonly columnWidth?: number | undefined;
  /** Gap between columns and between items, CSS px, 0 or more; by default {@link MASONRY_GAP}. */
  readonly gap?: number | undefined;
}

/** Position of an item, CSS px from the start of the grid. */
export interface MasonryPlace {
  /** Column index, 0 for the first in reading direction. */
  readonly column: number;
  readonly inlineStart: number;
  readonly blockStart: number;
}

/** The layout of a grid. */
export interface MasonryLayout {
  readonly columns: number;
  /** Width of every item, CSS px. */
  readonly itemWidth: number;
  /** Height of the grid, CSS px. */
  readonly height: number;
  /** In the order of the items, which is the document order. */
  readonly places: readonly MasonryPlace[];
}

/**
 * Returns the number of columns that fit: `max(1, floor((width + gap) / (columnWidth + gap)))`.
 *
 * @param width - of the grid, CSS px; an unknown width (NaN, negative) returns one column, as on the server
 * @throws RangeError when the column width is not positive, or the gap is negative or NaN
 * @example
 * masonryColumns(800); // 2
 * masonryColumns(815, { gap: 16 }); // 1
 */
export function masonryColumns(width: number, options: MasonryOptions = {}): number {
  const { columnWidth, gap } = checked(options);
  const fitting = Math.floor((width + gap) / (columnWidth + gap));
  return Number.isFinite(fitting) ? Math.max(1, fitting) : 1;
}

/** Returns the width of each column, CSS px. */
export function masonryItemWidth(width: number, columns: number, gap: number = MASONRY_GAP): number {
  const free = width - gap * (columns - 1);
  return Number.isFinite(free) ? Math.max(0, free / columns) : 0;
}

/**
 * Places each item under the shortest column, the first of equal ones, so that the reading order matches the picture.
 *
 * @param heights - of the items at column width, CSS px; an invalid height counts as 0
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
    throw new RangeError(`Invalid column width: ${columnWidth}`);
  if (!(gap >= 0 && Number.isFinite(gap))) throw new RangeError(`Invalid gap: ${gap}`);
  return { columnWidth, gap };
}
