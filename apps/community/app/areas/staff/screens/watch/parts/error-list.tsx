import { useFormats } from "@grow/i18n/react";
import { Cluster, EmptyState, Section, Stack, TextLink } from "@grow/ui/foundation";
import { Pagination, Tabs } from "@grow/ui/navigation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../../desk-paths.ts";
import desk from "../../../shared/desks/desk.module.css";
import { type DeskColumn, DeskTable } from "../../../shared/desks/desk-table.tsx";
import { PAGE_SIZE } from "../../../shared/desks/state-list.ts";
import { APP_WORDS } from "../../../shared/watch/app-words.ts";
import { ErrorBadges, errorStateWord } from "../../../shared/watch/error-state.tsx";
import type { ErrorRow, ErrorsView } from "../errors-view.ts";

/** What breaks for visitors, the latest first. */
export function ErrorList({ state, tabs, rows, total, page, pages, choice }: ErrorsView) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const columns = useErrorColumns();
  return (
    <Section id="errors" title={<Trans id="watch.errors">Errors</Trans>}>
      <Stack gap={5}>
        <Tabs
          label={t({ id: "watch.errors.states", message: "Errors by state" })}
          tabs={tabs.map((tab) => ({
            label:
              tab.state === ""
                ? t({ id: "watch.errors.all", message: "All" })
                : errorStateWord(i18n, tab.state),
            ...{ href: tab.href, count: formats.number(tab.count, 0), current: tab.state === state },
          }))}
        />
        {rows.length === 0 ? (
          <EmptyState
            drawing="cleared"
            title={<Trans id="watch.errors.empty">No errors here</Trans>}
            level={3}
          >
            <Trans id="watch.errors.empty.text">
              Errors show up here when visitors' browsers report them.
            </Trans>
          </EmptyState>
        ) : (
          <DeskTable columns={columns} rows={rows} keyOf={({ id }) => id} />
        )}
        <Cluster justify="between">
          <p className={desk.detail}>
            <Plural id="watch.errors.total" value={total} one="# error" other="# errors" />
            {". "}
            <Trans id="watch.errors.people">Each person counts once a day.</Trans>
          </p>
          <Pagination
            label={t({ id: "watch.errors.pages", message: "Pages of errors" })}
            {...{ current: page, total: pages }}
            href={(to) => deskPaths.watchErrors({ ...choice, start: (to - 1) * PAGE_SIZE })}
          />
        </Cluster>
      </Stack>
    </Section>
  );
}

function useErrorColumns(): readonly DeskColumn<ErrorRow>[] {
  const { i18n } = useLingui();
  const formats = useFormats();
  return [
    {
      name: "error",
      title: <Trans id="watch.error">Error</Trans>,
      cell: ({ id, message, frame, app }) => (
        <>
          <TextLink href={deskPaths.watchError(id)}>{message}</TextLink>
          <div className={desk.detail}>
            {i18n._(APP_WORDS[app])}
            {frame === "" ? null : ` · ${frame}`}
          </div>
        </>
      ),
    },
    {
      name: "state",
      title: <Trans id="watch.error.state">State</Trans>,
      cell: ({ state, isAgain }) => <ErrorBadges state={state} isAgain={isAgain} />,
    },
    {
      ...{ name: "people", kind: "number" },
      title: <Trans id="watch.error.people">People</Trans>,
      cell: ({ people }) => formats.number(people, 0),
    },
    {
      ...{ name: "times", kind: "number" },
      title: <Trans id="watch.error.times">Times</Trans>,
      cell: ({ times }) => formats.number(times, 0),
    },
    {
      ...{ name: "first", kind: "wide" },
      title: <Trans id="watch.error.first">First seen</Trans>,
      cell: ({ first }) => <Seen {...first} />,
    },
    {
      ...{ name: "last", kind: "wide" },
      title: <Trans id="watch.error.last">Last seen</Trans>,
      cell: ({ last }) => <Seen {...last} />,
    },
  ];
}

function Seen({ version, date }: ErrorRow["first"]) {
  const formats = useFormats();
  return (
    <>
      <time dateTime={date}>{formats.dateTime(date)}</time>
      <div className={desk.detail}>{version || "–"}</div>
    </>
  );
}
