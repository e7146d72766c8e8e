import { coordinate } from "./scale.ts";

/** One column of a drawing, in the drawing's own units. */
export interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The place columns are drawn in. */
export interface ColumnBox {
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
  /** Between two columns. */
  readonly gap: number;
}

/**
 * Columns that fill a box, the tallest from bottom to top. What is not zero keeps at least one unit of height, so that
 * a rare value is not taken for none.
 *
 * @param counts none below zero; not a number is drawn as nothing
 * @param most the value that fills the box; the greatest of the counts by default
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

/** Path data of columns as one shape: a row of them costs one element. */
export function columnsPath(drawn: readonly Column[]): string {
  return drawn
    .filter(({ height }) => height > 0)
    .map(
      ({ x, y, width, height }) =>
        `M${coordinate(x)} ${coordinate(y)}h${coordinate(width)}v${coordinate(height)}h-${coordinate(width)}z`,
    )
    .join("");
}
