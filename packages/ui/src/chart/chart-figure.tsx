import type { ReactNode } from "react";
import { useUiText } from "../foundation/text/ui-text.tsx";
import styles from "./chart-figure.module.css";

/** The numbers behind a drawing. */
export interface ChartTable {
  /** Column heads, the names first: "Day", "VPD, kPa". */
  head: readonly string[];
  /** One row for each place, its name first. */
  rows: readonly (readonly string[])[];
}

/** Props of every chart besides its values. */
export interface ChartHead {
  title: ReactNode;
  /** At the end of the title's line: unit, meaning of the band, how many ("cm, n 28 to 41"). */
  caption?: ReactNode | undefined;
  /** The chart as a sentence: "VPD by day, between 1.24 and 1.52 kPa; target 1.2 to 1.6". */
  label: string;
  /** A line below: the source of the numbers. */
  note?: ReactNode | undefined;
  headingLevel?: 3 | 4 | undefined;
}

interface ChartFigureProps extends Omit<ChartHead, "label"> {
  table: ChartTable;
  children: ReactNode;
}

/** The frame of a chart: title, drawing, notes, and its numbers as a table. */
export function ChartFigure({ title, caption, note, headingLevel = 4, table, children }: ChartFigureProps) {
  const text = useUiText();
  const Heading = `h${headingLevel}` as const;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        <Heading>{title}</Heading>
        {caption ? <span className={styles.caption}>{caption}</span> : null}
      </figcaption>
      {children}
      {note ? <p className={styles.note}>{note}</p> : null}
      <details className={styles.table}>
        <summary>{text.showAsTable}</summary>
        <table>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...values], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id besides their position
              <tr key={index}>
                <th scope="row">{name}</th>
                {values.map((value, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: values have no id besides their position
                  <td key={at}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
