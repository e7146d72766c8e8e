import { useFormats } from "@grow/i18n/react";
import { useLingui } from "@lingui/react/macro";
import type { TableRow, TableRows } from "../table-rows.ts";

interface RowWords {
  /** Head of the column of days or weeks. */
  readonly head: string;
  /** The day, or the first and the last day of the week. */
  readonly name: (row: TableRow) => string;
}

export function useRowWords(step: TableRows["step"]): RowWords {
  const { t } = useLingui();
  const formats = useFormats();
  return {
    head:
      step === "day"
        ? t({ id: "statistics.day", message: "Day (UTC)" })
        : t({ id: "statistics.week", message: "Week (UTC)" }),
    name: ({ from, to }) =>
      from === to
        ? formats.shortDate(to)
        : `${formats.shortDate(from, new Date(to))} – ${formats.shortDate(to)}`,
  };
}
