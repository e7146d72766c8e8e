import type { ReactNode } from "react";
import type { WeekColumn } from "./stages.ts";
import { WeekHeads } from "./week-heads.tsx";
import styles from "./week-table.module.css";

/** A reading across all weeks. */
export interface ReadingsRow {
  key: string;
  name: string;
  /** "°C"; none for pH. */
  unit?: string | undefined;
  /** One per week, formatted; null without a reading. */
  values: readonly (string | null)[];
  /** At the end: a {@link Sparkline} for five or more values. */
  trend?: ReactNode | undefined;
}

export interface ReadingsTableProps {
  /** Accessible name: "Readings by week". */
  label: string;
  /** Head of the name column: "Reading". */
  corner: string;
  weeks: readonly WeekColumn[];
  rows: readonly ReadingsRow[];
  /** Head of the sparkline column: "Trend". Omitted by default. */
  trendHead?: string | undefined;
}

/** All readings of a diary: weeks side by side under their phases, the trend at the end. */
export function ReadingsTable({ label, corner, weeks, rows, trendHead }: ReadingsTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <WeekHeads corner={corner} weeks={weeks} end={trendHead} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.name}
                {row.unit ? <span className={styles.none}> {row.unit}</span> : null}
              </th>
              {weeks.map((week, index) => {
                const value = row.values[index] ?? null;
                return (
                  <td key={week.id} className={value === null ? styles.none : undefined}>
                    {value ?? "·"}
                  </td>
                );
              })}
              {trendHead ? <td>{row.trend}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
