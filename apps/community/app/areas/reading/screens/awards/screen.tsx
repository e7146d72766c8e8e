import { useFormats } from "@grow/i18n/react";
import { Disclosure, EmptyState, Page, Prose, RailLayout } from "@grow/ui/foundation";
import { SegmentLinks } from "@grow/ui/navigation";
import { Trans, useLingui } from "@lingui/react/macro";
import { Candidates } from "./parts/candidates.tsx";
import { NominationLinks } from "./parts/nomination-links.tsx";
import { Ranking } from "./parts/ranking.tsx";
import { Winners } from "./parts/winners.tsx";
import styles from "./screen.module.css";
import type { AwardView } from "./view.ts";
import type { RefusedAwardVote } from "./vote-award.ts";

interface AwardsScreenProps {
  award: AwardView;
  refused: RefusedAwardVote | undefined;
}

/** The awards of a year: nominations with their candidates, to vote for, or in order of their places. */
export function AwardsScreen({ award, refused }: AwardsScreenProps) {
  const { t } = useLingui();
  const { title, years, state, nominations, current, winners, rules, rulesLang } = award;
  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.state}>
            <State award={award} />
          </p>
        </div>
        {years.length > 1 ? (
          <SegmentLinks
            label={t({ id: "awards.years", message: "Awards by year" })}
            links={years.map(({ year, href, isCurrent }) => ({
              ...{ href, label: String(year), current: isCurrent },
            }))}
          />
        ) : null}
      </header>
      {nominations.length === 0 ? (
        <EmptyState title={<Trans id="awards.none">Nominations coming soon</Trans>} />
      ) : (
        <RailLayout side="start" rail={<NominationLinks award={award} />}>
          {current === null ? (
            <Winners winners={winners} />
          ) : state === "results" ? (
            <Ranking nomination={current} />
          ) : (
            <Candidates nomination={current} state={state} refused={refused} />
          )}
        </RailLayout>
      )}
      {rules === "" ? null : (
        <div className={styles.rules}>
          <Disclosure title={<Trans id="awards.rules">Rules</Trans>}>
            <Prose html={rules} lang={rulesLang} />
          </Disclosure>
        </div>
      )}
    </Page>
  );
}

function State({ award: { state, start, end, result } }: { award: AwardView }) {
  const formats = useFormats();
  const day = formats.date(result);
  switch (state) {
    case "before": {
      const first = formats.date(start);
      return <Trans id="awards.state.before">Voting opens on {first}.</Trans>;
    }
    case "open": {
      const last = formats.date(end);
      return (
        <Trans id="awards.state.open">
          One vote in each nomination until {last}. Results on {day}.
        </Trans>
      );
    }
    case "counting":
      return <Trans id="awards.state.counting">Voting has ended. Results on {day}.</Trans>;
    case "results":
      return <Trans id="awards.state.results">Chosen by growers. Results from {day}.</Trans>;
  }
}

/** The page of a site that has held no awards yet. */
export function NoAwards() {
  return (
    <Page className={styles.page}>
      <h1>
        <Trans id="awards.heading">Grow awards</Trans>
      </h1>
      <EmptyState title={<Trans id="awards.never">No awards yet</Trans>} />
    </Page>
  );
}
