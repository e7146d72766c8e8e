import { EmptyState, LinkButton, Page, Section } from "@grow/ui/foundation";
import { Breadcrumb } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import { ListPages } from "../../../../shared/lists/parts/list-pages.tsx";
import { VotingPlate } from "../../shared/voting/voting-plate.tsx";
import type { VotingView } from "../../shared/voting/voting-view.ts";
import { VOTINGS } from "./list.ts";
import styles from "./screen.module.css";
import type { VotingsView } from "./view.ts";

/** Votings that are open, and those that have ended with their results. */
export function VotingsScreen({ open, ended, page, pages }: VotingsView) {
  const { t } = useLingui();
  return (
    <Page className={styles.page}>
      <Breadcrumb
        label={t({ id: "journal.crumbs", message: "You are here" })}
        crumbs={[
          { label: t({ id: "journal.heading", message: "Journal" }), href: paths.journal() },
          { label: t({ id: "votings.heading", message: "Polls" }) },
        ]}
      />
      <h1>
        <Trans id="votings.heading">Polls</Trans>
      </h1>
      <p className={styles.about}>
        <Trans id="votings.lead">One vote each. What wins gets tested or written about.</Trans>
      </p>
      {open.length > 0 ? (
        <Section title={<Trans id="votings.open">Open now</Trans>}>
          <Plates votings={open} />
        </Section>
      ) : null}
      {ended.length > 0 ? (
        <Section title={<Trans id="votings.ended">Ended</Trans>}>
          <Plates votings={ended} />
        </Section>
      ) : null}
      {open.length + ended.length === 0 ? (
        <EmptyState
          title={<Trans id="votings.empty">No polls yet</Trans>}
          actions={
            <LinkButton look="outline" href={paths.journal()}>
              <Trans id="votings.empty.action">Read the journal</Trans>
            </LinkButton>
          }
        />
      ) : null}
      {pages > 1 ? (
        <div className={styles.pages}>
          <ListPages
            list={VOTINGS}
            label={t({ id: "votings.pages", message: "Pages of polls" })}
            {...{ page, pages }}
          />
        </div>
      ) : null}
    </Page>
  );
}

function Plates({ votings }: { votings: readonly VotingView[] }) {
  return (
    <ul className={styles.plates}>
      {votings.map((voting) => (
        <li key={voting.id}>
          <VotingPlate voting={voting} headingLevel={3} />
        </li>
      ))}
    </ul>
  );
}
