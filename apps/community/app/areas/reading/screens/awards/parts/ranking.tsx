import { useFormats } from "@grow/i18n/react";
import { Bar } from "@grow/ui/chart";
import { cx, StateMark } from "@grow/ui/foundation";
import { Plural, Trans } from "@lingui/react/macro";
import { Check, Trophy } from "lucide-react";
import { nominationAnchor } from "../../../award-paths.ts";
import type { CandidateView, NominationView } from "../view.ts";
import { CandidateName } from "./candidate-name.tsx";
import { CandidatePicture } from "./candidate-picture.tsx";
import styles from "./ranking.module.css";

/** The results of a nomination: every candidate with place and share, the winner first. */
export function Ranking({
  nomination: { id, name, text, candidates, isPeople, total },
}: {
  nomination: NominationView;
}) {
  const count = candidates.length;
  return (
    <section id={nominationAnchor(id)} className={styles.nomination}>
      <h2>{name}</h2>
      {text === "" ? null : <p className={styles.text}>{text}</p>}
      {candidates.length === 0 ? (
        <p className={styles.text}>
          <Trans id="awards.empty">No candidates.</Trans>
        </p>
      ) : (
        <ol className={styles.ranking}>
          {candidates.map((candidate) => (
            <Row key={candidate.id} candidate={candidate} isPeople={isPeople} />
          ))}
        </ol>
      )}
      {count === 0 || count >= total ? null : (
        <p className={styles.text}>
          <Trans id="awards.ranking.cut">
            The first {count} of {total} candidates.
          </Trans>
        </p>
      )}
    </section>
  );
}

function Row({ candidate, isPeople }: { candidate: CandidateView; isPeople: boolean }) {
  const formats = useFormats();
  const { place, share, votes, isMine } = candidate;
  return (
    <li className={cx(styles.row, place === 1 && styles.first)}>
      <span className={styles.place}>{place ?? "–"}</span>
      <div className={styles.picture}>
        <CandidatePicture candidate={candidate} isPeople={isPeople} sizes="72px" />
      </div>
      <div className={styles.words}>
        <CandidateName candidate={candidate} />
        <p className={styles.signs}>
          {place === 1 ? (
            <StateMark icon={Trophy}>
              <Trans id="awards.winner">Winner</Trans>
            </StateMark>
          ) : null}
          {isMine ? (
            <StateMark icon={Check}>
              <Trans id="awards.mine">Your vote</Trans>
            </StateMark>
          ) : null}
        </p>
      </div>
      {share === null || votes === null ? null : (
        <p className={styles.share}>
          <b>{formats.percent(share)}</b>
          <Bar share={share} color={place === 1 ? undefined : "var(--c-hum)"} />
          <span>
            <Plural id="awards.votes.of" value={votes} one="# vote" other="# votes" />
          </span>
        </p>
      )}
    </li>
  );
}
