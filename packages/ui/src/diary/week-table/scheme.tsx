import { type ReactNode, useState } from "react";
import { Link } from "../../foundation/link/link.tsx";
import styles from "./scheme.module.css";
import { SchemeTable, type SchemeTableProps } from "./scheme-table.tsx";
import type { WeekColumn } from "./stages.ts";
import { WeekPicker } from "./week-picker.tsx";

export interface SchemeProps extends SchemeTableProps {
  /** The unit of the doses: "ml/l". */
  unit: string;
  /** Index of the week shown first on phones. */
  current?: number | undefined;
  /** Head of the doses of one week: "Week 8, flowering". */
  weekTitle: (week: WeekColumn) => string;
  /** Accessible name of the week buttons: "Choose a week". */
  weekLabel: string;
  /** Opens the table on phones: "Whole table". */
  wholeTable: string;
  /** With a tank volume, how much to measure out: "40 ml in 20 l". */
  inTank?: ((dose: number) => string) | undefined;
  /** Shown for a week without doses: "Plain water". */
  nothing: string;
  /** A line below: the source and date of the chart. */
  note?: ReactNode | undefined;
  headingLevel?: 3 | 4 | undefined;
}

/**
 * A feeding chart: the whole table where there is room; on phones one week at a time, with a button for the table. Before hydration
 * phones show the current week and can open the table.
 */
export function Scheme(props: SchemeProps) {
  const { weeks, rows, feet = [], unit, format, inTank, current = 0, headingLevel = 3 } = props;
  const [pressed, setPressed] = useState(current);
  const chosen = weeks[pressed] ? pressed : 0;
  const week = weeks[chosen];
  const Heading = `h${headingLevel}` as const;
  if (!week) return null;
  const given = rows.filter((row) => (row.doses[chosen] ?? 0) > 0);
  return (
    <div>
      <div className={styles.week}>
        <Heading aria-live="polite">{props.weekTitle(week)}</Heading>
        <WeekPicker label={props.weekLabel} weeks={weeks} chosen={chosen} onChoose={setPressed} />
        <ul className={styles.doses}>
          {given.map((row) => {
            const dose = row.doses[chosen] ?? 0;
            return (
              <li key={row.key}>
                {row.picture}
                <b>{row.href ? <Link href={row.href}>{row.name}</Link> : row.name}</b>
                <span className={styles.amount}>
                  <span>
                    <b>{format(dose)}</b> {unit}
                  </span>
                  {inTank ? <small>{inTank(dose)}</small> : null}
                </span>
              </li>
            );
          })}
          {given.length === 0 ? <li>{props.nothing}</li> : null}
          {feet.map((foot) =>
            foot.values[chosen] ? (
              <li key={foot.name} className={styles.target}>
                {foot.name}
                <span className={styles.amount}>
                  <span>
                    <b>{foot.values[chosen]}</b> {foot.unit}
                  </span>
                </span>
              </li>
            ) : null,
          )}
        </ul>
      </div>
      {/* Without content: its state shows or hides the table after it, which wide screens always show. */}
      <details className={styles.toggle}>
        <summary>{props.wholeTable}</summary>
      </details>
      <div className={styles.whole}>
        <SchemeTable {...props} />
      </div>
      {props.note ? <p className={styles.note}>{props.note}</p> : null}
    </div>
  );
}
