import { DataTable, type TableColumn } from "@grow/ui/chart";
import { Stack, TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import desk from "../../../shared/desks/desk.module.css";
import { PAGE_VITALS, type PageRow } from "../vitals-view.ts";
import { deviceWord } from "./device-words.ts";
import { RatingShares } from "./rating-shares.tsx";
import { VitalValue } from "./vital-value.tsx";

/** How fast each family of pages is on each class of devices. A page leads to its own history. */
export function PageTable({ rows }: { rows: readonly PageRow[] }) {
  const { i18n, t } = useLingui();
  const columns: TableColumn<PageRow>[] = [
    {
      key: "page",
      header: t({ id: "watch.page", message: "Page" }),
      cell: ({ page, device, href }) => (
        <>
          <TextLink href={href}>{page}</TextLink>
          <div className={desk.detail}>{deviceWord(i18n, device)}</div>
        </>
      ),
      value: ({ page, device }) => `${page} ${device}`,
    },
    ...PAGE_VITALS.map(
      (name, index): TableColumn<PageRow> => ({
        ...{ key: name, header: name, numeric: true, wideOnly: index > 1 },
        cell: ({ figures }) => {
          const figure = figures[name];
          return figure ? <VitalValue figure={figure} /> : "–";
        },
        value: ({ figures }) => figures[name]?.p75 ?? "",
      }),
    ),
    {
      key: "shares",
      header: t({ id: "watch.shares", message: "LCP, shares" }),
      wideOnly: true,
      cell: ({ figures: { LCP } }) =>
        LCP === null || LCP.level === null ? "–" : <RatingShares shares={LCP.shares} short />,
      value: ({ figures: { LCP } }) => LCP?.shares.good ?? "",
    },
  ];
  return (
    <Stack gap={3}>
      <DataTable
        label={t({ id: "watch.pages", message: "By page" })}
        {...{ columns, rows, sortable: true, stickyHead: true }}
        rowKey={({ page, device }) => `${page} ${device}`}
      />
      <p className={desk.detail}>
        <Trans id="watch.pages.note">
          75th percentile: three of four measurements are at most this. n is their number. Figures in grey are
          of fewer than 20.
        </Trans>
      </p>
    </Stack>
  );
}
