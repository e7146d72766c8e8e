import { toCsv } from "./csv.ts";
import type { TableColumn } from "./table-column.ts";

/** Downloads the columns that have a bare value. Lazy-loaded on the first click. */
export function downloadRows<Row>(
  fileName: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): void {
  const written = columns.filter((column) => column.value);
  const head = written.map(
    ({ csvHeader, header, key }) => csvHeader ?? (typeof header === "string" ? header : key),
  );
  const csv = toCsv(
    head,
    rows.map((row) => written.map((column) => column.value?.(row))),
  );
  const address = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // Deferred, because the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
