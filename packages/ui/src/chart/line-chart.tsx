import type { Phase } from "../foundation/phase/phase.ts";
import { bandPath } from "./band-path.ts";
import styles from "./chart.module.css";
import { ChartFigure, type ChartHead, type ChartTable } from "./chart-figure.tsx";
import { dotsPath, gapsPath, type LinePoint, linePath } from "./line-path.ts";
import { rangePath } from "./range-path.ts";
import { axisTicks, coordinate, place } from "./scale.ts";

/** One value for each place on the time axis; null where none was read. */
type Values = readonly (number | null)[];

/** How others did, behind one's own line. */
export interface Others {
  /** Their median, drawn dashed, and its name at the end of the line: "median". */
  median: Values;
  name: string;
  /** The middle half of them, drawn as a band. */
  low: Values;
  high: Values;
  /** Heads of the further columns when shown as a table: "Median", "Middle half". */
  tableHead: readonly [median: string, middle: string];
}

export interface LineChartProps extends ChartHead {
  /** The line. */
  values: Values;
  /** Words of the time axis, one for each value; empty ones are not drawn. At most seven fit. */
  times: readonly string[];
  /** Names of the places in the table, where `times` are only their short forms. */
  names?: readonly string[] | undefined;
  /** A number in the language of the page. */
  format: (value: number) => string;
  /** CSS colour of the line: "var(--c-temp)". The ink by default. */
  color?: string | undefined;
  /** The ranges to be in, one after the other: for how many places, from and to. */
  bands?: readonly (readonly [places: number, from: number, to: number])[] | undefined;
  /** Phase of each value: drawn as colours along the time axis. */
  phases?: readonly Phase[] | undefined;
  others?: Others | undefined;
  /** Heads of the two columns when shown as a table: "Day", "VPD, kPa". */
  tableHead: readonly [time: string, value: string];
}

/** The drawing's own units; on a phone one is about a pixel. */
const box = { width: 360, height: 170, start: 34, top: 10, bottom: 148 };

/** Labels at the end of the lines stand at least so far apart. */
const LABEL_DISTANCE = 13;

function tableOf({ values, times, names = times, format, others, tableHead }: LineChartProps): ChartTable {
  const shown = (value: number | null | undefined) =>
    value === null || value === undefined ? "–" : format(value);
  return {
    head: [...tableHead, ...(others?.tableHead ?? [])],
    rows: values.map((value, index) => [
      names[index] || String(index + 1),
      shown(value),
      ...(others
        ? [shown(others.median[index]), `${shown(others.low[index])} – ${shown(others.high[index])}`]
        : []),
    ]),
  };
}

/** A line over time with at most four ticks, its target band or the middle half of others, and its numbers as a table. */
export function LineChart(props: LineChartProps) {
  const { label, values, times, format, color = "var(--ink)", bands = [], phases, others } = props;
  const isKnown = (value: number | null): value is number => value !== null;
  const known = values.filter(isKnown);
  const [first] = known;
  // A level line, or a single dot, stands in the middle and not on the axis.
  const isLevel = first !== undefined && known.every((value) => value === first);
  const ticks = axisTicks([
    ...known,
    ...(isLevel ? [first - (Math.abs(first) || 1) / 5, first + (Math.abs(first) || 1) / 5] : []),
    ...(others ? [...others.low, ...others.high, ...others.median].filter(isKnown) : []),
    // Room above and below a band, so that it is seen as one.
    ...bands.flatMap(([, from, to]) => [from - (to - from) / 3, to + (to - from) / 3]),
  ]);
  // The label at the end is longer where it names the others.
  const right = others ? 284 : 318;
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const x = (index: number) => place(index, 0, Math.max(1, values.length - 1), box.start, right);
  const y = (value: number) => place(value, low, high, box.bottom, box.top);
  // Where a stretch of places begins: bands and phases meet there.
  const edge = (index: number) => place(index, 0, values.length, box.start, right);
  const points = (line: Values): LinePoint[] =>
    line.map((value, index) => (value === null ? undefined : [x(index), y(value)]));
  const endOf = (line: Values) => {
    const index = line.findLastIndex(isKnown);
    const value = line[index] ?? null;
    return value === null ? null : { index, value, y: y(value) };
  };
  const end = endOf(values);
  const othersEnd = others && endOf(others.median);
  // Two labels at one height would be one blot: the lower one steps down.
  const isBelow = !end || !othersEnd || othersEnd.y >= end.y;
  const distance = end && othersEnd ? Math.abs(othersEnd.y - end.y) : LABEL_DISTANCE;
  const othersShift = distance < LABEL_DISTANCE ? (LABEL_DISTANCE - distance) * (isBelow ? 1 : -1) : 0;

  return (
    <ChartFigure {...props} table={tableOf(props)}>
      <svg className={styles.chart} viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={label}>
        {bands.length > 0 ? <path className={styles.band} d={bandPath(bands, edge, y)} /> : null}
        {others ? (
          <path
            className={styles.others}
            d={rangePath(
              others.low.map((from, index) => {
                const to = others.high[index] ?? null;
                return from === null || to === null ? undefined : [x(index), y(from), y(to)];
              }),
            )}
          />
        ) : null}
        {ticks.map((tick) => (
          <g key={tick}>
            <path className={styles.grid} d={`M${box.start} ${coordinate(y(tick))}H${right}`} />
            <text x={box.start - 7} y={coordinate(y(tick) + 4)} textAnchor="end">
              {format(tick)}
            </text>
          </g>
        ))}
        {phases?.map((phase, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: values have no id besides their position
            key={index}
            data-phase={phase}
            className={styles.phase}
            x={coordinate(edge(index))}
            width={coordinate((right - box.start) / phases.length)}
            y={box.bottom - 3}
            height="5"
          />
        ))}
        {times.map((time, index) =>
          time ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: values have no id besides their position
            <text key={index} x={coordinate(x(index))} y={box.height - 4} textAnchor="middle">
              {time}
            </text>
          ) : null,
        )}
        {others ? <path className={styles.median} d={linePath(points(others.median))} /> : null}
        <path className={styles.gaps} style={{ stroke: color }} d={gapsPath(points(values))} />
        <path className={styles.line} style={{ stroke: color }} d={linePath(points(values))} />
        <path className={styles.dots} style={{ stroke: color }} d={dotsPath(points(values))} />
        {end ? (
          <>
            <circle cx={coordinate(x(end.index))} cy={coordinate(end.y)} r="3.5" style={{ fill: color }} />
            <text
              className={styles.end}
              style={{ fill: color }}
              x={coordinate(x(end.index) + 7)}
              y={coordinate(end.y + 4)}
            >
              {format(end.value)}
            </text>
          </>
        ) : null}
        {others && othersEnd ? (
          <text x={coordinate(x(othersEnd.index) + 7)} y={coordinate(othersEnd.y + 4 + othersShift)}>
            {others.name} {format(othersEnd.value)}
          </text>
        ) : null}
      </svg>
    </ChartFigure>
  );
}
