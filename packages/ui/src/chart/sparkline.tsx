import { linePath } from "./line-path.ts";
import { coordinate, place } from "./scale.ts";
import styles from "./sparkline.module.css";

export interface SparklineProps {
  /** Five or more; fewer are clearer as numbers. */
  values: readonly number[];
  /** CSS colour: "var(--c-temp)". */
  color?: string | undefined;
}

/** The trend of a value beside its number. Decorative: the number and its range say the same. */
export function Sparkline({ values, color = "var(--accent-ink)" }: SparklineProps) {
  const low = Math.min(...values);
  const high = Math.max(...values);
  // A constant value is centred.
  const y = (value: number) => (low === high ? 11.5 : place(value, low, high, 19, 4));
  const points = values.map((value, index) => [place(index, 0, values.length - 1, 2, 56), y(value)] as const);
  const end = points.at(-1);
  return (
    <svg className={styles.spark} viewBox="0 0 60 22" width="60" height="22" aria-hidden="true">
      <path d={linePath(points)} style={{ stroke: color }} />
      {end ? (
        <circle cx={coordinate(end[0])} cy={coordinate(end[1])} r="2.6" style={{ fill: color }} />
      ) : null}
    </svg>
  );
}
