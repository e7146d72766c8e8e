import { useFormats } from "@grow/i18n/react";
import { DataTable, type TableColumn } from "@grow/ui/chart";
import { useLingui } from "@lingui/react/macro";
import { numberColumn } from "../../../../../shared/statistics/number-column.ts";
import type { CountedRow } from "../view.ts";
import { useFigureWords } from "./figures.tsx";

interface CountedTableProps<Row> {
  label: string;
  /** Of the file, without extension. */
  fileName: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What the rows are about. */
  first: readonly TableColumn<Row>[];
  more?: readonly TableColumn<Row>[];
  stickyHead?: boolean;
}

/** A table of numbers. What was not counted is a dash on the page and empty in the file. */
export function CountedTable<Row extends CountedRow>(props: CountedTableProps<Row>) {
  const { label, fileName, rows, rowKey, first, more = [], stickyHead = false } = props;
  const { t } = useLingui();
  const numberColumn = useNumberColumn<Row>();
  return (
    <DataTable
      label={label}
      sortable
      stickyHead={stickyHead}
      csv={{ fileName, label: t({ id: "results.csv", message: "Export CSV" }) }}
      rows={rows}
      rowKey={rowKey}
      columns={[
        ...first,
        ...(["served", "views", "clicks", "ctr"] as const).map((key) => numberColumn(key, (row) => row[key])),
        ...more,
      ]}
    />
  );
}

/** A column of names, the same on the page and in the file. */
export const wordColumn = <Row,>(header: string, word: (row: Row) => string): TableColumn<Row> => ({
  ...{ key: header, header },
  ...{ cell: word, value: word },
});

/** A column of numbers that may be missing. */
export function useNumberColumn<Row>() {
  const formats = useFormats();
  const words = useFigureWords();
  return (key: keyof typeof words, of: (row: Row) => number | null): TableColumn<Row> =>
    numberColumn({
      ...{ key, header: words[key], of },
      show: (value) => (key === "ctr" ? formats.percent(value / 100, 1) : formats.number(value)),
    });
}
