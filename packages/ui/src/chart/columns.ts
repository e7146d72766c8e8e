import { coordinate } from "./scale.ts";

/** A column, in units of the drawing. */
export interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box in which columns are drawn. */
export interface ColumnBox {
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
  /** Space between two columns. */
  readonly gap: number;
}

/**
 * Columns that fill a box, the tallest from bottom to top. A value above zero is at least one unit high, so that a rare value
 * stays visible.
 *
 * @param counts non-negative; NaN draws no column
 * @param most the value that fills the box; by default the largest count
 */
export function columns(
  counts: readonly number[],
  { start, end, top, bottom, gap }: ColumnBox,
  most = Math.max(0, ...counts.filter((count) => count > 0)),
): readonly Column[] {
  const width = (end - start + gap) / Math.max(1, counts.length) - gap;
  return counts.map((count, index) => {
    const share = most > 0 && count > 0 ? Math.min(1, count / most) : 0;
    const height = share === 0 ? 0 : Math.max(1, share * (bottom - top));
    return { x: start + index * (width + gap), y: bottom - height, width, height };
  });
}

/** All columns as one path, which costs a single element. */
export function columnsPath(drawn: readonly Column[]): string {
  return drawn
    .filter(({ height }) => height > 0)
    .map(
      ({ x, y, width, height }) =>
        `M${coordinate(x)} ${coordinate(y)}h${coordinate(width)}v${coordinate(height)}h-${coordinate(width)}z`,
    )
    .join("");
}
