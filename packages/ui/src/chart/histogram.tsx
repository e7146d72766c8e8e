import { type Bin, binOf } from "./bins.ts";
import styles from "./chart.module.css";
import { ChartFigure, type ChartHead } from "./chart-figure.tsx";
import { columns, columnsPath } from "./columns.ts";
import { coordinate, place } from "./scale.ts";

export interface HistogramProps extends ChartHead {
  /** Adjacent bins of equal width, ascending; eight to twelve are most readable. */
  bins: readonly Bin[];
  /** Formats a value of the axis. */
  format: (value: number) => string;
  /** Formats a count. */
  formatCount: (count: number) => string;
  /** The median, and its label ("median 1.12"). */
  median?: { value: number; label: string } | undefined;
  /** The user's own value, whose bin is filled: "1.37". */
  own?: { value: number; label: string } | undefined;
  /** A line under the axis: the range printed on the packet. Explain it in `note`. */
  printed?: readonly [from: number, to: number] | undefined;
  /** CSS colour: of the phase that the value belongs to. */
  color?: string | undefined;
  /** Column heads when shown as a table: "Yield, g/W", "Harvests". */
  tableHead: readonly [value: string, count: string];
}

const box = { start: 0, end: 320, top: 20, bottom: 92, gap: 2 };

/** A histogram with the median marked and the own value's bin filled. */
export function Histogram(props: HistogramProps) {
  const { label, bins, format, formatCount, median, own, printed, color = "var(--c-hum)", tableHead } = props;
  const low = bins[0]?.from ?? 0;
  const high = bins.at(-1)?.to ?? 1;
  // Values outside are drawn at the nearest end.
  const x = (value: number) =>
    Math.min(box.end, Math.max(box.start, place(value, low, high, box.start, box.end)));
  const drawn = columns(
    bins.map(({ count }) => count),
    box,
  );
  const marked = own ? binOf(bins, own.value) : median ? binOf(bins, median.value) : -1;
  const full = drawn[marked];
  const anchor = (at: number) => (at < 45 ? "start" : at > 275 ? "end" : "middle");
  const ownAt = full ? full.x + full.width / 2 : 0;
  // At the edges the label overlaps the neighbouring columns, so it goes above both.
  const beside = anchor(ownAt) === "middle" ? [] : [drawn[marked - 1], drawn[marked + 1]];
  const ownTop = Math.min(...[full, ...beside].map((column) => column?.y ?? box.bottom));
  return (
    <ChartFigure
      {...props}
      table={{
        head: tableHead,
        rows: bins.map(({ from, to, count }) => [`${format(from)} – ${format(to)}`, formatCount(count)]),
      }}
    >
      <svg className={styles.chart} viewBox="0 0 320 116" role="img" aria-label={label} style={{ color }}>
        <path className={styles.rest} d={columnsPath(drawn.filter((column) => column !== full))} />
        {full ? <path fill="currentColor" d={columnsPath([full])} /> : null}
        <path className={styles.axis} d={`M0 ${box.bottom + 0.5}H320`} />
        {printed ? (
          <path
            className={styles.printed}
            d={`M${coordinate(x(printed[0]))} ${box.bottom + 3.5}H${coordinate(x(printed[1]))}`}
          />
        ) : null}
        {median ? (
          <>
            <path className={styles.medianMark} d={`M${coordinate(x(median.value))} 14V${box.bottom}`} />
            <text x={coordinate(x(median.value))} y="9" textAnchor={anchor(x(median.value))}>
              {median.label}
            </text>
          </>
        ) : null}
        {own && full ? (
          <text
            className={styles.own}
            x={coordinate(ownAt)}
            y={coordinate(Math.max(9, ownTop - 5))}
            textAnchor={anchor(ownAt)}
          >
            {own.label}
          </text>
        ) : null}
        <text x="0" y="110">
          {format(low)}
        </text>
        <text x="320" y="110" textAnchor="end">
          {format(high)}
        </text>
      </svg>
    </ChartFigure>
  );
}
