import { columns, columnsPath } from "./columns.ts";

export interface MiniHistogramProps {
  /** Counts per bin, ascending; seven to ten are most readable. */
  bins: readonly number[];
  /** Index of the marked bin: the one with the median. */
  at?: number | undefined;
  /** CSS colour. */
  color?: string | undefined;
}

const box = { start: 0, end: 54, top: 1, bottom: 18, gap: 1 };

/** A distribution beside its median. Decorative: the number beside it is the information. */
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
