import type { Phase } from "../foundation/phase/phase.ts";
import styles from "./chart.module.css";
import { ChartFigure, type ChartHead } from "./chart-figure.tsx";
import { columns } from "./columns.ts";
import { axisTicks, coordinate, place } from "./scale.ts";

export interface BarChartProps extends ChartHead {
  /** Non-negative values; null for a missing one. */
  values: readonly (number | null)[];
  /** A short label under each bar: weeks, months. */
  names: readonly string[];
  /** Formats a number in the page's language. */
  format: (value: number) => string;
  /** Phase of each bar, which gives its colour; otherwise `color` does. */
  phases?: readonly Phase[] | undefined;
  /** CSS colour of all bars without phases. */
  color?: string | undefined;
  /** Index of the selected bar, which is the only filled one. */
  current?: number | undefined;
  /** Column heads when shown as a table: "Week", "EC, mS/cm". */
  tableHead: readonly [name: string, value: string];
}

const box = { width: 360, height: 170, start: 30, end: 352, top: 18, bottom: 148, gap: 3 };

/** With more bars, the numbers do not fit. */
const MOST_NUMBERED = 16;
/** With more bars, the labels do not fit. */
const MOST_NAMED = 13;

/** A bar chart from zero, each bar with its number: EC by week, views by month. */
export function BarChart(props: BarChartProps) {
  const { label, values, names, format, phases, color = "var(--c-hum)", current, tableHead } = props;
  const counts = values.map((value) => value ?? 0);
  const ticks = axisTicks([0, ...counts]);
  const most = ticks.at(-1) ?? 1;
  const every = Math.ceil(values.length / MOST_NAMED);
  const drawn = columns(counts, box, most);
  return (
    <ChartFigure
      {...props}
      table={{
        head: tableHead,
        rows: values.map((value, index) => [names[index] ?? "", value === null ? "–" : format(value)]),
      }}
    >
      <svg className={styles.chart} viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={label}>
        {ticks.map((tick) => {
          const y = place(tick, 0, most, box.bottom, box.top);
          return (
            <g key={tick}>
              <path className={styles.grid} d={`M${box.start} ${coordinate(y)}H${box.end}`} />
              <text x={box.start - 7} y={coordinate(y + 4)} textAnchor="end">
                {format(tick)}
              </text>
            </g>
          );
        })}
        {drawn.map(({ x, y, width, height }, index) => {
          const value = values[index] ?? null;
          const phase = phases?.[index];
          const middle = coordinate(x + width / 2);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: values have no id besides their position
            <g key={index} data-phase={phase}>
              <rect
                className={styles.bar}
                data-quiet={current !== undefined && current !== index ? "" : undefined}
                style={phase ? undefined : { fill: color }}
                x={coordinate(x)}
                y={coordinate(y)}
                width={coordinate(width)}
                height={coordinate(height)}
                rx="1.5"
              />
              {value !== null && values.length <= MOST_NUMBERED ? (
                <text
                  className={index === current ? styles.end : undefined}
                  x={middle}
                  y={coordinate(y - 5)}
                  textAnchor="middle"
                >
                  {format(value)}
                </text>
              ) : null}
              {index % every === 0 ? (
                <text x={middle} y={box.height - 6} textAnchor="middle">
                  {names[index]}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
    </ChartFigure>
  );
}
