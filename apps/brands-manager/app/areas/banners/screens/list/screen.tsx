import { bannerKindWord, bannerStateWord, bannerTone } from "@grow/app-kit/ads/banner-words.ts";
import { useFormats } from "@grow/i18n/react";
import { DataTable, type TableColumn } from "@grow/ui/chart";
import { Badge, Cluster, LinkButton, Note, Stack } from "@grow/ui/foundation";
import { Pagination, SegmentLinks, Tabs } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChartLine } from "lucide-react";
import { paths } from "../../paths.ts";
import type { Done } from "./change-banner.ts";
import { BannerName } from "./parts/banner-name.tsx";
import { NewBanner } from "./parts/new-banner.tsx";
import { RowActions } from "./parts/row-actions.tsx";
import styles from "./screen.module.css";
import type { BannerNumbers, BannerRowView, BannersView } from "./view.ts";

export interface BannersScreenProps extends BannersView {
  canEdit: boolean;
  done: Done | null;
  /** Why the last change was rejected. */
  problem: string | null;
}

/** The banners of a brand, drafts first. Works without scripts. */
export function BannersScreen({ rows, total, canEdit, done, problem, ...list }: BannersScreenProps) {
  const { i18n, t } = useLingui();
  const columns = useColumns(canEdit);
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Cluster justify="between">
          <h1>
            <Trans id="banners.title">Banners</Trans>
          </h1>
          <LinkButton look="outline" icon={ChartLine} href={paths.bannerResults()}>
            <Trans id="banners.allResults">All results</Trans>
          </LinkButton>
        </Cluster>
        <p className={styles.muted}>
          <Trans id="banners.note">
            A view counts once half of the banner was on screen for a second. Days are UTC.
          </Trans>
        </p>
      </Stack>
      {done && !problem ? <DoneNote done={done} /> : null}
      {problem ? (
        <Note tone="bad" urgent>
          {problem}
        </Note>
      ) : null}
      {canEdit ? <NewBanner /> : null}
      <Tabs
        label={t({ id: "banners.states", message: "Banners by state" })}
        tabs={list.states.map(({ state, href }) => ({
          href,
          label: state === null ? t({ id: "banners.all", message: "All" }) : bannerStateWord(i18n, state),
          current: state === list.state,
        }))}
      />
      <SegmentLinks
        label={t({ id: "banners.kinds", message: "Banners by kind" })}
        links={list.kinds.map(({ kind, href }) => ({
          href,
          label:
            kind === null ? t({ id: "banners.anyKind", message: "Any kind" }) : bannerKindWord(i18n, kind),
          current: kind === list.type,
        }))}
      />
      {total === 0 ? (
        <p role="status">
          {list.type !== null || list.state !== null ? (
            <Trans id="banners.noneFound">No banners here. Choose another state or kind.</Trans>
          ) : canEdit ? (
            <Trans id="banners.none">No banners yet. Start one above.</Trans>
          ) : (
            <Trans id="banners.noneYet">No banners yet.</Trans>
          )}
        </p>
      ) : (
        <DataTable
          label={t({ id: "banners.title", message: "Banners" })}
          csv={{ fileName: "banners", label: t({ id: "banners.csv", message: "Export CSV" }) }}
          rows={rows}
          rowKey={(row) => row.key}
          columns={columns}
        />
      )}
      <Pagination
        label={t({ id: "banners.pages", message: "Pages" })}
        current={list.page}
        total={list.pages}
        href={(page) => paths.banners({ state: list.state ?? "", type: list.type ?? "", page })}
      />
    </Stack>
  );
}

function useColumns(canEdit: boolean): TableColumn<BannerRowView>[] {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const number = (
    key: keyof BannerNumbers,
    header: string,
    show = (value: number) => formats.number(value),
  ): TableColumn<BannerRowView> => ({
    ...{ key, header, numeric: true },
    cell: ({ numbers }) => (numbers === null || numbers[key] === null ? "–" : show(numbers[key])),
    value: ({ numbers }) => numbers?.[key] ?? "",
  });
  return [
    {
      key: "name",
      header: t({ id: "banners.name", message: "Banner" }),
      cell: (row) => <BannerName row={row} />,
      value: (row) => row.name,
    },
    {
      key: "state",
      header: t({ id: "banners.state", message: "State" }),
      cell: (row) => <State row={row} />,
      value: (row) => bannerStateWord(i18n, row.state),
    },
    {
      ...{ key: "run", nowrap: true },
      header: t({ id: "banners.run", message: "Run" }),
      cell: (row) => <Run row={row} />,
      value: (row) => `${row.start ?? ""}/${row.end ?? ""}`,
    },
    number("served", t({ id: "banners.served", message: "Served" })),
    number("views", t({ id: "banners.views", message: "Viewable" })),
    number("clicks", t({ id: "banners.clicks", message: "Clicks" })),
    number("ctr", t({ id: "banners.ctr", message: "CTR" }), (value) => formats.percent(value / 100, 1)),
    number("filtered", t({ id: "banners.filtered", message: "Not counted" })),
    {
      key: "actions",
      header: t({ id: "banners.actions", message: "Actions" }),
      cell: (row) => <RowActions row={row} canEdit={canEdit} />,
    },
  ];
}

function State({ row }: { row: BannerRowView }) {
  const { i18n } = useLingui();
  return (
    <Stack gap={1}>
      <span>
        <Badge tone={bannerTone(row.state)}>{bannerStateWord(i18n, row.state)}</Badge>
      </span>
      {row.reviewText ? <span className={styles.reason}>{row.reviewText}</span> : null}
      {row.hasDraft ? (
        <span className={styles.muted}>
          <Trans id="banners.hasDraft">Has unsubmitted changes</Trans>
        </span>
      ) : null}
    </Stack>
  );
}

function Run({ row: { start, end } }: { row: BannerRowView }) {
  const formats = useFormats();
  if (start === null && end === null) return "–";
  return (
    <>
      {start === null ? "…" : formats.shortDate(start)}
      {" – "}
      {end === null ? <Trans id="banners.run.open">no end</Trans> : formats.shortDate(end)}
    </>
  );
}

function DoneNote({ done }: { done: Done }) {
  const { t } = useLingui();
  const words: Record<Done, string> = {
    paused: t({ id: "banners.done.paused", message: "Paused. Nobody sees it until you turn it on." }),
    resumed: t({ id: "banners.done.resumed", message: "Turned on" }),
    submitted: t({
      id: "banners.done.submitted",
      message: "Submitted. A moderator checks it, and we'll tell you what they decide.",
    }),
    deleted: t({ id: "banners.done.deleted", message: "Deleted. Its numbers stay in the results." }),
    discarded: t({ id: "banners.done.discarded", message: "Draft discarded" }),
  };
  return <Note tone="good">{words[done]}</Note>;
}
