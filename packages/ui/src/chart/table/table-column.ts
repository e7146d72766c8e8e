import type { ReactNode } from "react";
import type { SortDirection, SortValue } from "./sort-rows.ts";

/** A column of a data table. */
export interface TableColumn<Row> {
  /** Told apart by it; not shown. */
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end side. */
  numeric?: boolean | undefined;
  /** The bare value behind the cell: with it the column can be sorted, and stands in the CSV file. */
  value?: ((row: Row) => SortValue) | undefined;
  /** The header as plain text, for the CSV file, where `header` is more than that. */
  csvHeader?: string | undefined;
  /**
   * Where the server sorts, because the rows are one page of many: the address of the list sorted by this column the
   * other way, and how it is sorted now.
   */
  sort?: { href: string; direction?: SortDirection | undefined } | undefined;
}
