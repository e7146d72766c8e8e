import { useFormats } from "@grow/i18n/react";
import { EmptyState, LinkButton, TextLink } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { deskPaths } from "../../desk-paths.ts";
import styles from "../../shared/desks/desk.module.css";
import { DeskList } from "../../shared/desks/desk-list.tsx";
import type { DeskColumn } from "../../shared/desks/desk-table.tsx";
import { LanguageCodes } from "../../shared/desks/language-codes.tsx";
import { PAGE_SIZE } from "../../shared/desks/state-list.ts";
import { GiveawayStateBadge, giveawayStateWord } from "../../shared/giveaways/giveaway-state.tsx";
import type { GiveawayRowView, GiveawaysView } from "./view.ts";

/** All giveaways by state, with a search. */
export function GiveawaysScreen({ state, search, page, pages, rows, total, tabs }: GiveawaysView) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const columns: readonly DeskColumn<GiveawayRowView>[] = [
    {
      name: "title",
      title: <Trans id="admin.giveaways.name">Giveaway</Trans>,
      cell: ({ id, title, lang, brand }) => (
        <>
          <TextLink href={deskPaths.giveaway(id)}>
            <span lang={lang}>{title}</span>
          </TextLink>
          {brand === null ? null : <div className={styles.detail}>{brand}</div>}
        </>
      ),
    },
    {
      name: "state",
      title: <Trans id="admin.giveaways.state">State</Trans>,
      cell: (row) => (
        <>
          <GiveawayStateBadge state={row.state} />
          {row.asked > 0 ? (
            <div className={styles.detail}>
              <Plural
                id="admin.giveaways.asked"
                value={row.asked}
                one="# winner to reply"
                other="# winners to reply"
              />
            </div>
          ) : null}
        </>
      ),
    },
    {
      ...{ name: "languages", kind: "wide" },
      title: <Trans id="admin.giveaways.languages">Languages</Trans>,
      cell: ({ langs }) => <LanguageCodes langs={langs} />,
    },
    {
      ...{ name: "start", kind: "wide" },
      title: <Trans id="admin.giveaways.start">Start</Trans>,
      cell: ({ start }) => <time dateTime={start}>{formats.shortDate(start)}</time>,
    },
    {
      ...{ name: "end", kind: "wide" },
      title: <Trans id="admin.giveaways.end">End</Trans>,
      cell: ({ end }) => <time dateTime={end}>{formats.shortDate(end)}</time>,
    },
    {
      ...{ name: "entries", kind: "number" },
      title: <Trans id="admin.giveaways.entries">Entries</Trans>,
      cell: ({ entries, votes }) => (
        <>
          {formats.number(entries, 0)}
          {votes > 0 ? (
            <div className={styles.detail}>
              <Plural id="admin.giveaways.votes" value={votes} one="# vote" other="# votes" />
            </div>
          ) : null}
        </>
      ),
    },
  ];
  return (
    <DeskList
      title={<Trans id="admin.giveaways.title">Giveaways</Trans>}
      actions={
        <LinkButton href={deskPaths.giveaway("new")} look="primary" icon={Plus}>
          <Trans id="admin.giveaway.new">New giveaway</Trans>
        </LinkButton>
      }
      states={{
        label: t({ id: "admin.giveaways.states", message: "Giveaways by state" }),
        ...{ tabs, current: state },
        word: (one) => giveawayStateWord(i18n, one),
      }}
      search={{
        search,
        kept: state ? { state } : {},
        label: t({ id: "admin.giveaways.search", message: "Search by title, address or brand" }),
      }}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      empty={
        search ? (
          <EmptyState title={<Trans id="admin.giveaways.none">Nothing found</Trans>}>
            <Trans id="admin.giveaways.none.text">Try fewer letters or another tab.</Trans>
          </EmptyState>
        ) : (
          <EmptyState title={<Trans id="admin.giveaways.empty">No giveaways here</Trans>}>
            <Trans id="admin.giveaways.empty.text">Start one with the button above.</Trans>
          </EmptyState>
        )
      }
      total={t({
        id: "admin.giveaways.total",
        message: plural(total, { one: "# giveaway", other: "# giveaways" }),
      })}
      pages={{
        ...{ current: page, total: pages },
        href: (to) => deskPaths.giveaways({ state, search, start: (to - 1) * PAGE_SIZE }),
      }}
    />
  );
}
