import type { ReactNode } from "react";
import type { Phase } from "../phase/phase.ts";
import { useUiText } from "../text/ui-text.tsx";
import styles from "./chart.module.css";
import { linePath } from "./line-path.ts";
import { axisTicks, coordinate, place } from "./scale.ts";

export interface LineChartProps {
  title: ReactNode;
  /** Unit and meaning of the band: "kPa, band = target for flowering". */
  caption?: ReactNode | undefined;
  /** The drawing as a sentence: "VPD by day, between 1.24 and 1.52 kPa; target 1.2 to 1.6". */
  label: string;
  /** One value for each place on the time axis; null where none was read. */
  values: readonly (number | null)[];
  /** Words of the time axis, one for each value; empty ones are not drawn. At most seven fit. */
  times: readonly string[];
  /** Names of the places in the table, where `times` are only their short forms. */
  names?: readonly string[] | undefined;
  /** A number in the language of the page. */
  format: (value: number) => string;
  /** CSS colour of the line: "var(--c-temp)". The ink by default. */
  color?: string | undefined;
  /** The range to be in. */
  band?: readonly [from: number, to: number] | undefined;
  /** Phase of each value: drawn as colours along the time axis. */
  phases?: readonly Phase[] | undefined;
  /** Heads of the two columns when shown as a table: "Day", "VPD, kPa". */
  tableHead: readonly [time: string, value: string];
  headingLevel?: 3 | 4 | undefined;
}

/** The drawing's own units; on a phone one is about a pixel. */
const box = { width: 360, height: 170, start: 34, end: 318, top: 10, bottom: 148 };

/** A line over time with at most four ticks, its target band, and its numbers as a table under it. */
export function LineChart(props: LineChartProps) {
  const {
    title,
    caption,
    label,
    values,
    times,
    names = times,
    format,
    color = "var(--ink)",
    band,
    phases,
    tableHead,
  } = props;
  const text = useUiText();
  const Heading = `h${props.headingLevel ?? 4}` as const;
  const known = values.filter((value) => value !== null);
  // Room above and below a band, so that it is seen as one.
  const room = band ? (band[1] - band[0]) / 3 : 0;
  const ticks = axisTicks([...known, ...(band ? [band[0] - room, band[1] + room] : [])]);
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const x = (index: number) => place(index, 0, Math.max(1, values.length - 1), box.start, box.end);
  const y = (value: number) => place(value, low, high, box.bottom, box.top);
  const lastIndex = values.findLastIndex((value) => value !== null);
  const last = values[lastIndex] ?? null;

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        <Heading>{title}</Heading>
        {caption ? <span className={styles.caption}>{caption}</span> : null}
      </figcaption>
      <svg className={styles.chart} viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={label}>
        {band ? (
          <rect
            className={styles.band}
            x={box.start}
            width={box.end - box.start}
            y={coordinate(y(band[1]))}
            height={coordinate(y(band[0]) - y(band[1]))}
          />
        ) : null}
        {ticks.map((tick) => (
          <g key={tick}>
            <path className={styles.grid} d={`M${box.start} ${coordinate(y(tick))}H${box.end}`} />
            <text x={box.start - 7} y={coordinate(y(tick) + 4)} textAnchor="end">
              {format(tick)}
            </text>
          </g>
        ))}
        {phases?.map((phase, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place
            key={index}
            data-phase={phase}
            className={styles.phase}
            x={coordinate(place(index, 0, phases.length, box.start, box.end))}
            width={coordinate((box.end - box.start) / phases.length)}
            y={box.bottom - 3}
            height="5"
          />
        ))}
        {times.map((time, index) =>
          time ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place
            <text key={index} x={coordinate(x(index))} y={box.height - 4} textAnchor="middle">
              {time}
            </text>
          ) : null,
        )}
        <path
          className={styles.line}
          style={{ stroke: color }}
          d={linePath(values.map((value, index) => (value === null ? undefined : [x(index), y(value)])))}
        />
        {last === null ? null : (
          <>
            <circle cx={coordinate(x(lastIndex))} cy={coordinate(y(last))} r="3.5" style={{ fill: color }} />
            <text
              className={styles.end}
              style={{ fill: color }}
              x={coordinate(x(lastIndex) + 7)}
              y={coordinate(y(last) + 4)}
            >
              {format(last)}
            </text>
          </>
        )}
      </svg>
      <details className={styles.table}>
        <summary>{text.showAsTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{tableHead[0]}</th>
              <th scope="col">{tableHead[1]}</th>
            </tr>
          </thead>
          <tbody>
            {values.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place
              <tr key={index}>
                <th scope="row">{names[index] || index + 1}</th>
                <td>{value === null ? "–" : format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
