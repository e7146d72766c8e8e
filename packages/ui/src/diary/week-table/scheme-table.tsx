import { type CSSProperties, type ReactNode, useId } from "react";
import { cx } from "../../foundation/class-names.ts";
import styles from "./scheme.module.css";
import { doseGround, type WeekColumn } from "./stages.ts";
import { WeekHeads } from "./week-heads.tsx";
import table from "./week-table.module.css";

/** A product of a feeding chart and its dose in each week. */
export interface SchemeRow {
  key: string | number;
  name: string;
  /** The product's page. */
  href?: string | undefined;
  /** Its picture in the list of one week. */
  picture?: ReactNode | undefined;
  /** One per week, in the displayed unit; null for none. */
  doses: readonly (number | null)[];
}

/** A line under the doses: EC, pH. */
export interface SchemeFoot {
  name: string;
  /** "mS/cm"; none for pH. */
  unit?: string | undefined;
  /** One per week, formatted. */
  values: readonly (string | null)[];
}

export interface SchemeTableProps {
  /** Accessible name: "Coco, drip: doses by week". */
  label: string;
  /** Head of the product column, with the unit: "Product, ml/l". */
  corner: string;
  weeks: readonly WeekColumn[];
  rows: readonly SchemeRow[];
  feet?: readonly SchemeFoot[] | undefined;
  /** Formats a dose in the page's language, rounded to two digits: "1.2". */
  format: (dose: number) => string;
}

/** The largest dose of a chart, which has the darkest background. */
const greatestOf = (rows: readonly SchemeRow[]) =>
  Math.max(0, ...rows.flatMap(({ doses }) => doses.map((dose) => dose ?? 0)));

/** A feeding chart: weeks under their phases, a row per product. The background darkens with the dose; the number is always shown. */
export function SchemeTable({ label, corner, weeks, rows, feet = [], format }: SchemeTableProps) {
  const greatest = greatestOf(rows);
  const name = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className={table.scroll} aria-labelledby={name} tabIndex={0}>
      <table className={cx(table.table, styles.scheme)}>
        <caption id={name} className={styles.caption}>
          {label}
        </caption>
        <WeekHeads corner={corner} weeks={weeks} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              {weeks.map((week, index) => {
                const dose = row.doses[index] ?? null;
                return dose === null || dose === 0 ? (
                  <td key={week.id} className={table.none}>
                    ·
                  </td>
                ) : (
                  <td
                    key={week.id}
                    className={styles.dose}
                    data-phase={week.phase}
                    style={{ "--d": `${doseGround(dose, greatest)}%` } as CSSProperties}
                  >
                    {format(dose)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {feet.length > 0 ? (
          <tfoot>
            {feet.map((foot) => (
              <tr key={foot.name}>
                <th scope="row">
                  {foot.name}
                  {foot.unit ? `, ${foot.unit}` : null}
                </th>
                {weeks.map((week, index) => (
                  <td key={week.id}>{foot.values[index] ?? "·"}</td>
                ))}
              </tr>
            ))}
          </tfoot>
        ) : null}
      </table>
    </section>
  );
}
