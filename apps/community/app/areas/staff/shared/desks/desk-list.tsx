import { useFormats } from "@grow/i18n/react";
import { Cluster, Page, Stack, TextLink } from "@grow/ui/foundation";
import { Pagination, SegmentLinks, Tabs, type TabsProps } from "@grow/ui/navigation";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./desk.module.css";
import { DeskSearch, type DeskSearchProps } from "./desk-search.tsx";
import { type DeskColumn, DeskTable } from "./desk-table.tsx";
import type { StateTab } from "./state-tabs.ts";

interface StateTabsProps<State extends string> {
  /** Names the tabs: "Polls by state". */
  readonly label: string;
  readonly tabs: readonly StateTab<State>[];
  readonly current: string;
  readonly word: (state: State) => string;
}

interface DeskListProps<Row, State extends string> {
  /** The page above this one. */
  readonly above?: { readonly href: string; readonly label: ReactNode };
  readonly title: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** What was just done. */
  readonly note?: ReactNode;
  readonly tabs?: TabsProps;
  /** Tabs by state with counts, instead of `tabs`. */
  readonly states?: StateTabsProps<State>;
  readonly search?: DeskSearchProps;
  /** Sorts or states below the search. */
  readonly choices?: { readonly label: string; readonly links: Parameters<typeof SegmentLinks>[0]["links"] };
  readonly columns: readonly DeskColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly centred?: boolean;
  /** Shown instead of a table without rows. */
  readonly empty: ReactNode;
  /** The number of rows on all pages, in words. */
  readonly total: ReactNode;
  readonly pages: { readonly current: number; readonly total: number; href(page: number): string };
}

/** A list page of the staff desk: tabs, search, table, pages. Works without scripts. */
export function DeskList<Row, State extends string = never>(props: DeskListProps<Row, State>) {
  const { above, title, actions, note, tabs, search, choices, columns, rows, keyOf, centred = false } = props;
  const { t } = useLingui();
  return (
    <Page className={styles.page}>
      <Stack gap={5}>
        <Stack gap={2}>
          {above ? (
            <p>
              <TextLink href={above.href}>{above.label}</TextLink>
            </p>
          ) : null}
          <Cluster gap={4} justify="between">
            <h1>{title}</h1>
            {actions ? <Cluster gap={2}>{actions}</Cluster> : null}
          </Cluster>
        </Stack>
        {note}
        {tabs ? <Tabs {...tabs} /> : props.states ? <StateTabs {...props.states} /> : null}
        {search ? <DeskSearch {...search} /> : null}
        {choices ? <SegmentLinks {...choices} /> : null}
        {rows.length === 0 ? props.empty : <DeskTable {...{ columns, rows, keyOf, centred }} />}
        <Cluster justify="between">
          <p>{props.total}</p>
          <Pagination
            label={t({ id: "admin.list.pages", message: "Pages" })}
            current={props.pages.current}
            total={props.pages.total}
            href={props.pages.href}
          />
        </Cluster>
      </Stack>
    </Page>
  );
}

function StateTabs<State extends string>({ label, tabs, current, word }: StateTabsProps<State>) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <Tabs
      label={label}
      tabs={tabs.map(({ state, href, count }) => ({
        href,
        label: state === "" ? t({ id: "admin.list.all", message: "All" }) : word(state),
        count: formats.number(count, 0),
        current: state === current,
      }))}
    />
  );
}
