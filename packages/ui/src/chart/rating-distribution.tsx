import type { ReactNode } from "react";
import chart from "./chart.module.css";
import { ChartFigure } from "./chart-figure.tsx";
import { columns, columnsPath } from "./columns.ts";
import styles from "./rating-distribution.module.css";
import { coordinate } from "./scale.ts";

export interface RatingDistributionProps {
  /** Names it: "Growers' rating". */
  title: string;
  /** The mean: "8.6". */
  value: string;
  /** "of 10". */
  of: string;
  /** "340 reviews". */
  total: string;
  /** Counts of the ratings 0, 1, … 10: eleven numbers. */
  counts: readonly number[];
  /** Formats a count in the page's language. */
  format: (count: number) => string;
  /** The chart as a sentence: "Most gave 9; 65 of 340 gave 10". */
  label: string;
  /** A line below: who may rate. */
  note?: ReactNode | undefined;
  /** Column heads when shown as a table: "Rating", "Reviews". */
  tableHead: readonly [rating: string, count: string];
  headingLevel?: 3 | 4 | undefined;
}

const box = { start: 0, end: 319, top: 16, bottom: 92, gap: 3 };

/** Minimum share of the ratings for a number above the column. */
const NUMBERED_SHARE = 0.1;

/** A rating as a large numeral, and the distribution of ratings from 0 to 10 with the most frequent in bold. */
export function RatingDistribution(props: RatingDistributionProps) {
  const { title, value, of, total, counts, format, label, note, tableHead, headingLevel } = props;
  const drawn = columns(counts, box);
  const most = Math.max(...counts);
  const sum = counts.reduce((all, count) => all + count, 0);
  const mode = most > 0 ? counts.indexOf(most) : -1;
  const full = drawn[mode];
  return (
    <div className={styles.rating}>
      <ChartFigure
        title={title}
        headingLevel={headingLevel}
        note={note}
        table={{ head: tableHead, rows: counts.map((count, index) => [String(index), format(count)]) }}
      >
        <p className={styles.mean}>
          <b>{value}</b>
          <span>
            {of}
            <br />
            {total}
          </span>
        </p>
        <svg
          className={chart.chart}
          viewBox="0 0 319 112"
          role="img"
          aria-label={label}
          style={{ color: "var(--star)" }}
        >
          <path className={chart.rest} d={columnsPath(drawn.filter((column) => column !== full))} />
          {full ? <path fill="currentColor" d={columnsPath([full])} /> : null}
          {drawn.map(({ x, y, width }, index) => {
            const count = counts[index] ?? 0;
            const middle = coordinate(x + width / 2);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a rating is its index
              <g key={index}>
                {count > 0 && count / sum >= NUMBERED_SHARE ? (
                  <text x={middle} y={coordinate(y - 5)} textAnchor="middle">
                    {format(count)}
                  </text>
                ) : null}
                <text
                  className={index === mode ? chart.end : undefined}
                  x={middle}
                  y="107"
                  textAnchor="middle"
                >
                  {index}
                </text>
              </g>
            );
          })}
          <path className={chart.axis} d={`M0 ${box.bottom + 0.5}H319`} />
        </svg>
      </ChartFigure>
    </div>
  );
}
