import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { useState } from "react";
import { cx } from "../../foundation/class-names.ts";
import { useHydrated } from "../../foundation/hydration.ts";
import { Icon } from "../../foundation/icon/icon.tsx";
import { Link } from "../../foundation/link/link.tsx";
import { CsvButton } from "./csv-button.tsx";
import styles from "./data-table.module.css";
import { type SortDirection, sortRows } from "./sort-rows.ts";
import type { TableColumn } from "./table-column.ts";

export interface DataTableProps<Row> {
  /** Accessible name of the table and its scrolling area. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** All rows are present: clicking the head of a column with a `value` sorts by it. */
  sortable?: boolean | undefined;
  /** Sticky heads: the table scrolls inside itself once it is higher than most of the screen. */
  stickyHead?: boolean | undefined;
  /** Offers the rows as a file in the displayed order: the file name without extension, and the button's label. */
  csv?: { fileName: string; label: string } | undefined;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown };

/**
 * A table with hairlines. The first column is sticky when the table scrolls sideways. Sorting here and the file need scripts and are
 * disabled until they run; sorting on the server uses links.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sortable, stickyHead, csv } = props;
  const hydrated = useHydrated();
  const [order, setOrder] = useState<{ key: string; direction: SortDirection } | null>(null);
  const by = order && columns.find(({ key }) => key === order.key);
  const shown = by?.value && order ? sortRows(rows, by.value, order.direction, documentLanguage()) : rows;

  const directionOf = (column: TableColumn<Row>) =>
    order?.key === column.key ? order.direction : column.sort?.direction;
  const press = (column: TableColumn<Row>) => {
    // The first click sorts numbers descending and text ascending.
    const first = column.numeric ? "descending" : "ascending";
    const other = order?.direction === "ascending" ? "descending" : "ascending";
    setOrder({ key: column.key, direction: order?.key === column.key ? other : first });
  };
  const head = (column: TableColumn<Row>) => {
    const direction = directionOf(column);
    const arrow = <Icon of={direction ? arrows[direction] : ArrowUpDown} className={styles.arrow} />;
    if (column.sort)
      return (
        <Link href={column.sort.href} className={styles.sort}>
          {column.header}
          {arrow}
        </Link>
      );
    if (!sortable || !column.value) return column.header;
    return (
      <button type="button" className={styles.sort} disabled={!hydrated} onClick={() => press(column)}>
        {column.header}
        {arrow}
      </button>
    );
  };

  return (
    <div className={styles.whole}>
      {csv ? (
        <p className={styles.tools}>
          <CsvButton {...csv} columns={columns} rows={shown} />
        </p>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section className={cx(styles.scroll, stickyHead && styles.sticky)} aria-label={label} tabIndex={0}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={classOf(column)} aria-sort={directionOf(column)}>
                  {head(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={column.key} scope="row">
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.key} className={classOf(column)}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function classOf<Row>({ numeric, nowrap, wideOnly }: TableColumn<Row>) {
  return cx(numeric && styles.number, nowrap && styles.nowrap, wideOnly && styles.wideOnly);
}

/** The page's language, which determines the sort order of text. Read only after a click, so never on the server. */
const documentLanguage = () => document.documentElement.lang || undefined;
