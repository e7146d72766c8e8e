import type { ReactNode } from "react";
import type { SortDirection, SortValue } from "./sort-rows.ts";

/** A column of a data table. */
export interface TableColumn<Row> {
  /** Unique key; not displayed. */
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Aligns numbers at the end. */
  numeric?: boolean | undefined;
  /** Stays on one line: a date. */
  nowrap?: boolean | undefined;
  /** Left out on phones, where the others would need a sideways scroll. */
  wideOnly?: boolean | undefined;
  /** The bare value of the cell: enables sorting and the CSV column. */
  value?: ((row: Row) => SortValue) | undefined;
  /** The head as plain text for the CSV file, where `header` is not text. */
  csvHeader?: string | undefined;
  /**
   * For sorting on the server, when the rows are one page of many: the URL sorted by this column in the other direction, and the
   * current direction.
   */
  sort?: { href: string; direction?: SortDirection | undefined } | undefined;
}
