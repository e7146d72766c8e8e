import type { Phase } from "../foundation/phase/phase.ts";
import { bandPath } from "./band-path.ts";
import styles from "./chart.module.css";
import { ChartFigure, type ChartHead, type ChartTable } from "./chart-figure.tsx";
import { dotsPath, gapsPath, type LinePoint, linePath } from "./line-path.ts";
import { rangePath } from "./range-path.ts";
import { axisTicks, coordinate, place } from "./scale.ts";

/** One value per place on the time axis; null without a reading. */
type Values = readonly (number | null)[];

/** Something that happened at a moment between two places of the time axis. */
export interface ChartMark {
  /** 2 is at the third place, 2.5 in the middle between it and the next. */
  at: number;
  /** What and when: "Topping, day 3 (week 4)". */
  label: string;
}

/** The values of other growers, drawn behind the own line. */
export interface Others {
  /** Their median, drawn dashed and labelled "median" at its end. */
  median: Values;
  name: string;
  /** Their middle half, drawn as a band. */
  low: Values;
  high: Values;
  /** Additional column heads when shown as a table: "Median", "Middle half". */
  tableHead: readonly [median: string, middle: string];
}

export interface LineChartProps extends ChartHead {
  /** The values of the line. */
  values: Values;
  /** Labels of the time axis, one per value; empty ones are skipped. At most seven fit. */
  times: readonly string[];
  /** Names in the table, where `times` are only short forms. */
  names?: readonly string[] | undefined;
  /** Formats a number in the page's language. */
  format: (value: number) => string;
  /** Formats a number of the table, where `format` shortens it. */
  formatExact?: ((value: number) => string) | undefined;
  /** Where the axis begins: 0 for counts. Near the lowest value by default. */
  least?: number | undefined;
  /** CSS colour of the line: "var(--c-temp)". Ink by default. */
  color?: string | undefined;
  /** Consecutive target ranges: number of places, from, to. */
  bands?: readonly (readonly [places: number, from: number, to: number])[] | undefined;
  /** Phase of each value: drawn as colours along the time axis. */
  phases?: readonly Phase[] | undefined;
  others?: Others | undefined;
  /** What happened: triangles on the time axis, and in words under the drawing. */
  marks?: readonly ChartMark[] | undefined;
  /** Column heads when shown as a table: "Day", "VPD, kPa". */
  tableHead: readonly [time: string, value: string];
}

/** Units of the drawing; on a phone one is about a pixel. */
const box = { width: 360, height: 170, start: 34, top: 10, bottom: 148 };

/** Minimum distance between the labels at the ends of the lines. */
const LABEL_DISTANCE = 13;

function tableOf(chart: LineChartProps): ChartTable {
  const { values, times, names = times, format, formatExact = format, others, tableHead } = chart;
  const shown = (value: number | null | undefined) =>
    value === null || value === undefined ? "–" : formatExact(value);
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
  const {
    label,
    values,
    times,
    format,
    least,
    color = "var(--ink)",
    bands = [],
    phases,
    others,
    marks = [],
  } = props;
  const isKnown = (value: number | null): value is number => value !== null;
  const known = values.filter(isKnown);
  const [first] = known;
  // A level line or a single dot is centred instead of lying on the axis.
  const isLevel = least === undefined && first !== undefined && known.every((value) => value === first);
  const ticks = axisTicks([
    ...known,
    ...(isLevel ? [first - (Math.abs(first) || 1) / 5, first + (Math.abs(first) || 1) / 5] : []),
    ...(least === undefined ? [] : [least, least + 1]),
    ...(others ? [...others.low, ...others.high, ...others.median].filter(isKnown) : []),
    // Space above and below a band makes it visible as one.
    ...bands.flatMap(([, from, to]) => [from - (to - from) / 3, to + (to - from) / 3]),
  ]);
  // The end label needs more space when it also names the others.
  const right = others ? 284 : 318;
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const x = (index: number) => place(index, 0, Math.max(1, values.length - 1), box.start, right);
  const y = (value: number) => place(value, low, high, box.bottom, box.top);
  // Bands and phases meet at the edges between places.
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
  // Two labels at the same height would overlap, so the lower one moves down.
  const isBelow = !end || !othersEnd || othersEnd.y >= end.y;
  const distance = end && othersEnd ? Math.abs(othersEnd.y - end.y) : LABEL_DISTANCE;
  const othersShift = distance < LABEL_DISTANCE ? (LABEL_DISTANCE - distance) * (isBelow ? 1 : -1) : 0;

  const note =
    marks.length > 0 ? (
      <>
        {props.note}
        {props.note ? <br /> : null}
        {marks.map(({ label: words }) => `▲ ${words}`).join(" · ")}
      </>
    ) : (
      props.note
    );

  return (
    <ChartFigure {...props} note={note} table={tableOf(props)}>
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
        {marks.map(({ at, label: words }) => {
          const left = Math.min(x(at), right);
          return (
            <path
              key={`${at} ${words}`}
              className={styles.mark}
              d={`M${coordinate(left)} ${box.bottom - 13}l4 8h-8z`}
            >
              <title>{words}</title>
            </path>
          );
        })}
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
