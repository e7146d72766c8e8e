import { LOCALE_NAMES } from "@grow/i18n/locales";
import { useFormats } from "@grow/i18n/react";
import { EmptyState, LinkButton, TextLink } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { deskPaths } from "../../desk-paths.ts";
import styles from "../../shared/desks/desk.module.css";
import { DeskList } from "../../shared/desks/desk-list.tsx";
import type { DeskColumn } from "../../shared/desks/desk-table.tsx";
import { PageState } from "../../shared/pages/page-state.tsx";
import { PAGE_LANGS, type PageRow, type PagesView, type PageState as State } from "./view.ts";

const STATES: Readonly<Record<State, MessageDescriptor>> = {
  "": msg({ id: "admin.pages.all", message: "All" }),
  edited: msg({ id: "admin.pages.edited", message: "Edited" }),
  outdated: msg({ id: "admin.pages.outdated", message: "Delivered text changed" }),
};

/** The texts of the site, each in five languages. */
export function PagesScreen({ state, lang, search, rows, tabs }: PagesView) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const count = rows.length;
  const columns: readonly DeskColumn<PageRow>[] = [
    {
      name: "page",
      title: <Trans id="admin.pages.page">Page</Trans>,
      cell: (row) => (
        <>
          <TextLink href={deskPaths.page(row.name, row.lang)}>
            <span lang={row.lang}>{row.title}</span>
          </TextLink>
          <div className={styles.detail}>{row.path ?? row.name}</div>
        </>
      ),
    },
    {
      name: "language",
      title: <Trans id="admin.pages.language">Language</Trans>,
      cell: (row) => <span lang={row.lang}>{LOCALE_NAMES[row.lang]}</span>,
    },
    {
      name: "state",
      title: <Trans id="admin.pages.state">State</Trans>,
      cell: (row) => <PageState {...row} />,
    },
    {
      ...{ name: "changed", kind: "wide" },
      title: <Trans id="admin.pages.changed">Changed</Trans>,
      cell: ({ changed }) => (changed ? <time dateTime={changed}>{formats.shortDate(changed)}</time> : "–"),
    },
    {
      ...{ name: "author", kind: "wide" },
      title: <Trans id="admin.pages.author">By</Trans>,
      cell: ({ author }) => author ?? "–",
    },
  ];
  return (
    <DeskList
      title={<Trans id="admin.pages.title">Pages</Trans>}
      tabs={{
        label: t({ id: "admin.pages.states", message: "Pages by state" }),
        tabs: tabs.map((tab) => ({
          href: deskPaths.pages({ state: tab.state, lang, search }),
          label: i18n._(STATES[tab.state]),
          count: formats.number(tab.count, 0),
          current: tab.state === state,
        })),
      }}
      search={{
        search,
        kept: { ...(state && { state }), ...(lang && { lang }) },
        label: t({ id: "admin.pages.search", message: "Search by title or address" }),
      }}
      choices={{
        label: t({ id: "admin.pages.language", message: "Language" }),
        links: PAGE_LANGS.map((one) => ({
          href: deskPaths.pages({ state, lang: one, search }),
          label:
            one === "" ? (
              <Trans id="admin.pages.lang.all">All languages</Trans>
            ) : (
              <span lang={one}>{LOCALE_NAMES[one]}</span>
            ),
          current: one === lang,
        })),
      }}
      columns={columns}
      rows={rows}
      keyOf={(row) => `${row.name} ${row.lang}`}
      empty={
        <EmptyState
          title={<Trans id="admin.pages.empty">No pages here</Trans>}
          actions={
            <LinkButton look="outline" href={deskPaths.pages()}>
              <Trans id="admin.pages.empty.all">Show all</Trans>
            </LinkButton>
          }
        />
      }
      total={t({ id: "admin.pages.total", message: plural(count, { one: "# text", other: "# texts" }) })}
      pages={{ current: 1, total: 1, href: () => deskPaths.pages() }}
    />
  );
}
