import { useFormats } from "@grow/i18n/react";
import { CsvButton, DataTable, type TableColumn } from "@grow/ui/chart";
import { Section } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { numberColumn } from "../../../../../shared/statistics/number-column.ts";
import type { TableRow, TableRows } from "../table-rows.ts";
import type { DayRow, Figures, StatisticsView } from "../view.ts";
import { useFigureWords } from "./figure-words.ts";
import { useRowWords } from "./row-words.ts";

/** All numbers as a table, and each day of them as a file. */
export function NumbersTable({ view, step, rows }: { view: StatisticsView } & TableRows) {
  const { t } = useLingui();
  const { head, name } = useRowWords(step);
  const { head: dayHead } = useRowWords("day");
  const title =
    step === "day"
      ? t({ id: "statistics.byDay.title", message: "By day" })
      : t({ id: "statistics.byWeek.title", message: "By week" });
  const numbers = useNumberColumns();
  const day: TableColumn<DayRow> = {
    ...{ key: "day", header: dayHead },
    cell: (row) => row.day,
    value: (row) => row.day,
  };
  const period: TableColumn<TableRow> = {
    ...{ key: "period", header: head, nowrap: true },
    cell: name,
    value: (row) => row.from,
  };
  return (
    <Section
      title={title}
      close
      action={
        <CsvButton
          fileName={`statistics-${view.from}-${view.to}`}
          label={t({ id: "statistics.csv", message: "Export days as CSV" })}
          columns={[day, ...numbers]}
          rows={view.days}
        />
      }
    >
      <DataTable
        {...{ label: title, sortable: true, stickyHead: true }}
        rows={rows}
        rowKey={(row) => row.from}
        columns={[period, ...numbers]}
      />
    </Section>
  );
}

/** In the order of the page. */
const NUMBERS = [
  ...(["views", "served", "viewable", "clicks", "followers"] as const),
  ...(["diaries", "harvests", "reviews", "avg_rate", "questions"] as const),
] as const;

function useNumberColumns(): TableColumn<Figures>[] {
  const formats = useFormats();
  const words = useFigureWords();
  return NUMBERS.map((key) =>
    numberColumn({
      ...{ key, header: words[key], of: (row) => row[key] },
      show: (value) => formats.number(value, 1),
    }),
  );
}
