import { EmptyState, LinkButton, TextLink } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { deskPaths } from "../../desk-paths.ts";
import { BallotBadge, STATE_WORDS } from "../../shared/ballots/ballot-state.tsx";
import { Moment } from "../../shared/ballots/moment.tsx";
import { DeskList } from "../../shared/desks/desk-list.tsx";
import type { DeskColumn } from "../../shared/desks/desk-table.tsx";
import { LanguageCodes } from "../../shared/desks/language-codes.tsx";
import { PAGE_SIZE } from "../../shared/desks/state-list.ts";
import type { VotingRow, VotingsView } from "./view.ts";

/** The polls of the journal by state, with a search. */
export function VotingsScreen({ state, search, page, pages, rows, total, tabs }: VotingsView) {
  const { i18n, t } = useLingui();
  const columns: readonly DeskColumn<VotingRow>[] = [
    {
      name: "poll",
      title: <Trans id="polls.poll">Poll</Trans>,
      cell: ({ href, lang, title }) => (
        <TextLink href={href}>
          <span lang={lang}>{title}</span>
        </TextLink>
      ),
    },
    {
      name: "state",
      title: <Trans id="polls.state">State</Trans>,
      cell: (row) => <BallotBadge state={row.state} />,
    },
    {
      ...{ name: "languages", kind: "wide" },
      title: <Trans id="polls.languages">Languages</Trans>,
      cell: ({ langs }) => <LanguageCodes langs={langs} />,
    },
    {
      ...{ name: "start", kind: "wide" },
      title: <Trans id="polls.start">Start</Trans>,
      cell: ({ start }) => <Moment at={start} />,
    },
    {
      name: "end",
      title: <Trans id="polls.end">End</Trans>,
      cell: ({ end }) => <Moment at={end} />,
    },
    {
      ...{ name: "changed", kind: "wide" },
      title: <Trans id="polls.changed">Changed</Trans>,
      cell: ({ changed }) => <Moment at={changed} />,
    },
  ];
  return (
    <DeskList
      title={<Trans id="polls.title">Polls</Trans>}
      actions={
        <LinkButton href={deskPaths.voting("new")} look="primary" icon={Plus}>
          <Trans id="polls.new">New poll</Trans>
        </LinkButton>
      }
      states={{
        label: t({ id: "polls.states", message: "Polls by state" }),
        ...{ tabs, current: state },
        word: (one) => i18n._(STATE_WORDS[one]),
      }}
      search={{
        search,
        kept: state ? { state } : {},
        label: t({ id: "polls.search", message: "Search by title" }),
      }}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      empty={
        search ? (
          <EmptyState title={<Trans id="polls.none">Nothing found</Trans>}>
            <Trans id="polls.none.text">Try fewer letters or another tab.</Trans>
          </EmptyState>
        ) : (
          <EmptyState title={<Trans id="polls.empty">No polls here</Trans>} />
        )
      }
      total={t({ id: "polls.total", message: plural(total, { one: "# poll", other: "# polls" }) })}
      pages={{
        ...{ current: page, total: pages },
        href: (to) => deskPaths.votings({ state, search, start: (to - 1) * PAGE_SIZE }),
      }}
    />
  );
}
