import { columns, columnsPath } from "./columns.ts";

export interface MiniHistogramProps {
  /** How many in each bin, from low to high; seven to ten are read best. */
  bins: readonly number[];
  /** Index of the bin that is marked: where the median lies. */
  at?: number | undefined;
  /** CSS colour. */
  color?: string | undefined;
}

const box = { start: 0, end: 54, top: 1, bottom: 18, gap: 1 };

/** How a value spreads, beside its median. Decorative: the number beside it says what matters. */
export function MiniHistogram({ bins, at, color = "var(--c-hum)" }: MiniHistogramProps) {
  const drawn = columns(bins, box);
  const marked = at === undefined ? undefined : drawn[at];
  return (
    <svg viewBox="0 0 54 18" width="54" height="18" fill="currentColor" style={{ color }} aria-hidden="true">
      <path opacity="0.5" d={columnsPath(drawn.filter((column) => column !== marked))} />
      {marked ? <path d={columnsPath([marked])} /> : null}
    </svg>
  );
}
