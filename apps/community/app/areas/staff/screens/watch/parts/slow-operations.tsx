import { useFormats } from "@grow/i18n/react";
import { DataTable } from "@grow/ui/chart";
import { Disclosure } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { durationWord } from "../../../shared/watch/amounts.ts";
import type { HealthView } from "../health-view.ts";

/** The largest value that is told apart, ms. */
const MOST = 5000;

/** The slowest operations of the server that responded. */
export function SlowOperations({ operations }: { operations: HealthView["slow"] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const title = t({ id: "watch.slow", message: "Slowest operations" });
  const longest = durationWord(formats, MOST);
  return (
    <Disclosure
      title={title}
      summary={t({ id: "watch.slow.summary", message: "Of the server that responded, since its start" })}
    >
      <DataTable
        label={title}
        sortable
        rows={operations}
        rowKey={({ operation }) => operation}
        columns={[
          {
            key: "operation",
            header: t({ id: "watch.slow.operation", message: "Operation" }),
            cell: ({ operation }) => operation,
            value: ({ operation }) => operation,
          },
          {
            ...{ key: "p95", numeric: true },
            header: t({ id: "watch.slow.p95", message: "95th percentile" }),
            cell: ({ p95_ms }) =>
              p95_ms === null
                ? t({ id: "watch.slow.more", message: `over ${{ time: longest }}` })
                : durationWord(formats, p95_ms),
            value: ({ p95_ms }) => p95_ms ?? MOST + 1,
          },
          {
            ...{ key: "mean", numeric: true, wideOnly: true },
            header: t({ id: "watch.slow.mean", message: "Average" }),
            cell: ({ mean_ms }) => durationWord(formats, mean_ms),
            value: ({ mean_ms }) => mean_ms,
          },
          {
            ...{ key: "calls", numeric: true },
            header: t({ id: "watch.slow.calls", message: "Requests" }),
            cell: ({ cnt }) => formats.number(cnt, 0),
            value: ({ cnt }) => cnt,
          },
          {
            ...{ key: "errors", numeric: true, wideOnly: true },
            header: t({ id: "watch.slow.errors", message: "Server errors" }),
            cell: ({ cnt_errors }) => formats.number(cnt_errors, 0),
            value: ({ cnt_errors }) => cnt_errors,
          },
        ]}
      />
    </Disclosure>
  );
}
