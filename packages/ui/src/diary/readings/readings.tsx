import type { ReactNode } from "react";
import { cx } from "../../foundation/class-names.ts";
import styles from "./readings.module.css";

/** One measured or computed value. */
export interface Reading {
  name: string;
  /** Already formatted for the language: "25.4". */
  value: string;
  /** "°C"; none for pH. */
  unit?: string | undefined;
  /** Below it: range, target or basis ("24.8 to 26.1", "target 1.2 to 1.6"). */
  detail?: ReactNode | undefined;
  /** At the end of the line: a {@link Sparkline} for five or more values. */
  trend?: ReactNode | undefined;
}

export interface ReadingsProps {
  /** The caller omits empty readings instead of showing dashes. */
  readings: readonly Reading[];
  /** Two or three on every width, or four from 1080 px, three from 600 px and two on phones. */
  columns?: 2 | 3 | 4 | undefined;
}

const COLUMNS = { 2: styles.two, 3: styles.three, 4: styles.four };

/** Readings in the style of an instrument: name, value, unit and detail. */
export function Readings({ readings, columns = 4 }: ReadingsProps) {
  return (
    <dl className={cx(styles.readings, COLUMNS[columns])}>
      {readings.map((reading) => (
        <div key={reading.name} className={styles.reading}>
          <dt>{reading.name}</dt>
          <dd>
            <span className={styles.value}>{reading.value}</span>
            {reading.unit ? <span className={styles.unit}>{reading.unit}</span> : null}
            {reading.trend ? <span className={styles.trend}>{reading.trend}</span> : null}
            {reading.detail ? <span className={styles.detail}>{reading.detail}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
