import type { CSSProperties } from "react";
import { cx } from "../../foundation/class-names.ts";
import type { Phase } from "../../foundation/phase/phase.ts";
import styles from "./comparison.module.css";
import { type ComparedRange, LEAST_COMPARED, rangePlaces } from "./range-places.ts";

/** A reading compared with those of other growers. */
export interface ComparedReading {
  name: string;
  /** The number of compared diaries, plain and formatted: "n 39". Readings with fewer than five are omitted. */
  count: number;
  countText: string;
  /** The own value, formatted: "25.4" and "°C". */
  value: string;
  unit?: string | undefined;
  range: ComparedRange;
  /** "median 25.1". */
  median: string;
  /** The middle half: "24.2 to 26.3". */
  middle: string;
  /** The comparison in words, never in red or green: "higher than three of four". */
  judgement: string;
  /** Outside the middle half: the judgement is emphasised. */
  isNotable?: boolean | undefined;
}

export interface ComparisonProps {
  readings: readonly ComparedReading[];
  /** Phase of the compared week, which colours the dot. */
  phase?: Phase | undefined;
}

/**
 * Own readings compared with those of other growers in the same week: a track from the 5th to the 95th percentile, a block for the
 * middle half, a tick for the median, and a dot for the own value.
 */
export function Comparison({ readings, phase }: ComparisonProps) {
  return (
    <ul className={styles.list} data-phase={phase}>
      {readings
        .filter(({ count }) => count >= LEAST_COMPARED)
        .map((reading) => {
          const { from, to, median, own } = rangePlaces(reading.range);
          const places = { "--a": from, "--b": to, "--m": median, "--v": own } as CSSProperties;
          return (
            <li key={reading.name} className={styles.row}>
              <span className={styles.name}>
                <b>{reading.name}</b>
                <span>{reading.countText}</span>
              </span>
              <span className={styles.value}>
                <b>{reading.value}</b>
                {reading.unit ? <span> {reading.unit}</span> : null}
              </span>
              <span className={styles.range}>
                {/* The text beside it gives the same numbers. */}
                <span className={styles.track} style={places} aria-hidden="true">
                  <i className={styles.half} />
                  <i className={styles.median} />
                  <i className={styles.own} />
                </span>
                <span className={styles.words}>
                  <span>{reading.median}</span>
                  <span>{reading.middle}</span>
                </span>
              </span>
              <span className={cx(styles.judgement, reading.isNotable && styles.notable)}>
                {reading.judgement}
              </span>
            </li>
          );
        })}
    </ul>
  );
}

export interface ComparisonLegendProps {
  /** Name of the own dot: "tessellate". */
  own: string;
  /** "median". */
  median: string;
  /** "middle half". */
  middle: string;
  phase?: Phase | undefined;
}

/** Legend for dot, tick and block. */
export function ComparisonLegend({ own, median, middle, phase }: ComparisonLegendProps) {
  return (
    <p className={styles.legend} data-phase={phase}>
      <span>
        <i className={styles.ownKey} />
        {own}
      </span>
      <span>
        <i className={styles.medianKey} />
        {median}
      </span>
      <span>
        <i className={styles.halfKey} />
        {middle}
      </span>
    </p>
  );
}
