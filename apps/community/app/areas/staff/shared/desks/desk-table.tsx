import { cx } from "@grow/ui/foundation";
import type { ReactNode } from "react";
import styles from "./desk.module.css";

/** A column of a desk's table. */
export interface DeskColumn<Row> {
  readonly name: string;
  readonly title: ReactNode;
  /** A number is aligned at its end; a wide one is hidden on phones. */
  readonly kind?: "number" | "wide";
  readonly cell: (row: Row) => ReactNode;
}

interface DeskTableProps<Row> {
  /** The first one names the row. */
  readonly columns: readonly DeskColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** Centres the cells of rows that have a picture. */
  readonly centred?: boolean;
}

/** A table from the description of its columns. */
export function DeskTable<Row>({ columns, rows, keyOf, centred = false }: DeskTableProps<Row>) {
  const classOf = ({ kind }: DeskColumn<Row>) => (kind ? styles[kind] : undefined);
  return (
    <div className={styles.scroll}>
      <table className={cx(styles.rows, centred && styles.centred)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={classOf(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.name} scope="row" className={classOf(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.name} className={classOf(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
