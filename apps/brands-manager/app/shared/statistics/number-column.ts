import type { TableColumn } from "@grow/ui/chart";

interface NumberColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly of: (row: Row) => number | null;
  readonly show: (value: number) => string;
}

/** A column of numbers that may be missing: a dash on the page, empty in the file. */
export function numberColumn<Row>({ key, header, of, show }: NumberColumn<Row>): TableColumn<Row> {
  return {
    ...{ key, header, numeric: true },
    cell: (row) => {
      const value = of(row);
      return value === null ? "–" : show(value);
    },
    value: (row) => of(row) ?? "",
  };
}
