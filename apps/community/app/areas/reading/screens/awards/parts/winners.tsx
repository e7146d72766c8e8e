import { useFormats } from "@grow/i18n/react";
import { TextLink } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { WinnersView } from "../view.ts";
import { CandidateName } from "./candidate-name.tsx";
import { CandidatePicture } from "./candidate-picture.tsx";
import styles from "./candidates.module.css";

/** Who won, nomination by nomination; equal numbers share the first place. */
export function Winners({ winners }: { winners: readonly WinnersView[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <section className={styles.nomination}>
      <h2>
        <Trans id="awards.winners">Winners</Trans>
      </h2>
      <ul className={styles.cards}>
        {winners.flatMap(({ id, name: nomination, href, isPeople, candidates }) =>
          candidates.map((candidate) => (
            <li key={`${id} ${candidate.id}`} className={styles.card}>
              <p className={styles.kind}>{nomination}</p>
              <CandidatePicture
                candidate={candidate}
                isPeople={isPeople}
                sizes="(min-width: 1080px) 300px, (min-width: 600px) 30vw, 45vw"
              />
              <div className={styles.words}>
                <CandidateName candidate={candidate} />
              </div>
              <p className={styles.share}>
                {candidate.share === null ? null : `${formats.percent(candidate.share)} · `}
                <TextLink
                  href={href}
                  aria-label={t({ id: "awards.results.of", message: `All results: ${nomination}` })}
                >
                  <Trans id="awards.results">All results</Trans>
                </TextLink>
              </p>
            </li>
          )),
        )}
      </ul>
      {winners.every(({ candidates }) => candidates.length === 0) ? (
        <p className={styles.nothing}>
          <Trans id="awards.winners.none">No votes were cast that year.</Trans>
        </p>
      ) : null}
    </section>
  );
}
