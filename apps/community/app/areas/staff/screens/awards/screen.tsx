import { useFormats } from "@grow/i18n/react";
import { EmptyState, LinkButton, TextLink } from "@grow/ui/foundation";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { deskPaths } from "../../desk-paths.ts";
import { BallotBadge, STATE_WORDS } from "../../shared/ballots/ballot-state.tsx";
import { BALLOT_WORDS } from "../../shared/ballots/ballot-words.ts";
import type { Done } from "../../shared/ballots/done.ts";
import { DoneNote } from "../../shared/ballots/done-note.tsx";
import { Moment } from "../../shared/ballots/moment.tsx";
import styles from "../../shared/desks/desk.module.css";
import { DeskList } from "../../shared/desks/desk-list.tsx";
import type { DeskColumn } from "../../shared/desks/desk-table.tsx";
import { LanguageCodes } from "../../shared/desks/language-codes.tsx";
import { PAGE_SIZE } from "../../shared/desks/state-list.ts";
import type { AwardRow, AwardsView } from "./view.ts";

interface AwardsScreenProps {
  readonly awards: AwardsView;
  readonly done: Done | null;
}

/** The awards of all years by state. */
export function AwardsScreen({ awards: { state, page, pages, rows, total, tabs }, done }: AwardsScreenProps) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  const columns: readonly DeskColumn<AwardRow>[] = [
    {
      name: "year",
      title: <Trans id="ballots.year">Year</Trans>,
      cell: ({ year, href, lang, title }) => (
        <>
          <TextLink href={href}>{year}</TextLink>
          <div className={styles.detail} lang={lang}>
            {title}
          </div>
        </>
      ),
    },
    {
      name: "state",
      title: i18n._(BALLOT_WORDS.state),
      cell: (row) => <BallotBadge state={row.state} />,
    },
    {
      ...{ name: "languages", kind: "wide" },
      title: <Trans id="ballots.languages">Languages</Trans>,
      cell: ({ langs }) => <LanguageCodes langs={langs} />,
    },
    {
      ...{ name: "nominations", kind: "number" },
      title: <Trans id="ballots.nominations">Nominations</Trans>,
      cell: ({ nominations }) => formats.number(nominations, 0),
    },
    {
      ...{ name: "end", kind: "wide" },
      title: i18n._(BALLOT_WORDS.end),
      cell: ({ end }) => <Moment at={end} />,
    },
    {
      ...{ name: "result", kind: "wide" },
      title: i18n._(BALLOT_WORDS.result),
      cell: ({ result }) => <Moment at={result} />,
    },
  ];
  return (
    <DeskList
      title={<Trans id="ballots.awards">Awards</Trans>}
      actions={
        <LinkButton href={deskPaths.award("new")} look="primary" icon={Plus}>
          <Trans id="ballots.awards.new">New awards</Trans>
        </LinkButton>
      }
      note={<DoneNote done={done} />}
      states={{
        label: t({ id: "ballots.awards.states", message: "Awards by state" }),
        ...{ tabs, current: state },
        word: (one) => i18n._(STATE_WORDS[one]),
      }}
      columns={columns}
      rows={rows}
      keyOf={({ year }) => year}
      empty={<EmptyState title={<Trans id="ballots.awards.empty">No awards here</Trans>} />}
      total={t({ id: "ballots.awards.total", message: plural(total, { one: "# year", other: "# years" }) })}
      pages={{
        ...{ current: page, total: pages },
        href: (to) => deskPaths.awards({ state, start: (to - 1) * PAGE_SIZE }),
      }}
    />
  );
}
