import { bannerFilteredWord, bannerReasonWord } from "@grow/app-kit/ads/banner-words.ts";
import { useFormats } from "@grow/i18n/react";
import { DataTable } from "@grow/ui/chart";
import { Section, Stack } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "../../../../../shared/statistics/statistics.module.css";
import type { ResultsView } from "../view.ts";
import { wordColumn } from "./counted-table.tsx";

type Row = ResultsView["filtered"][number];

/** What does not count, by the first reason that applied. */
export function Filtered({ filtered }: Pick<ResultsView, "filtered">) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const title = t({ id: "results.filtered.title", message: "Not counted, by reason" });
  return (
    <Section title={title} close>
      <Stack gap={3}>
        <p className={styles.muted}>
          <Trans id="results.filtered.text">
            You don't pay for these, and they aren't in the numbers above. Each has the first reason that
            applied.
          </Trans>
        </p>
        {filtered.length === 0 ? (
          <p>
            <Trans id="results.filtered.none">Everything counted.</Trans>
          </p>
        ) : (
          <DataTable
            label={title}
            sortable
            csv={{ fileName: "not-counted", label: t({ id: "results.csv", message: "Export CSV" }) }}
            rows={filtered}
            rowKey={({ action, reason }) => `${action} ${reason}`}
            columns={[
              wordColumn(t({ id: "results.reason", message: "Reason" }), ({ reason }: Row) =>
                bannerReasonWord(i18n, reason),
              ),
              wordColumn(t({ id: "results.what", message: "What" }), ({ action }: Row) =>
                bannerFilteredWord(i18n, action),
              ),
              {
                ...{ key: "count", numeric: true },
                header: t({ id: "results.count", message: "Number" }),
                cell: ({ count }) => formats.number(count),
                value: ({ count }) => count,
              },
            ]}
          />
        )}
      </Stack>
    </Section>
  );
}
