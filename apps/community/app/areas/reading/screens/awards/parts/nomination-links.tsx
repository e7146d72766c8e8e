import { cx, Icon, Link, VisuallyHidden } from "@grow/ui/foundation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import type { AwardView } from "../view.ts";
import styles from "./nomination-links.module.css";

/** All nominations, with a tick where the user has voted; on phones a row that scrolls sideways. */
export function NominationLinks({ award: { nominations, cast, state, link } }: { award: AwardView }) {
  const { t } = useLingui();
  const total = nominations.length;
  const isOverview = nominations.every(({ isCurrent }) => !isCurrent);
  return (
    <nav className={styles.nominations} aria-label={t({ id: "awards.nominations", message: "Nominations" })}>
      {state === "open" ? (
        <p className={styles.count}>
          <b>
            <Trans id="awards.votes">Your votes</Trans>
          </b>
          <Trans id="awards.votes.count">
            {cast} of {total}
          </Trans>
        </p>
      ) : null}
      <ul>
        {state === "results" ? (
          <li>
            <Link href={link} aria-current={isOverview ? "page" : undefined} className={styles.link}>
              <span className={styles.words}>
                <b>
                  <Trans id="awards.winners">Winners</Trans>
                </b>
              </span>
            </Link>
          </li>
        ) : null}
        {nominations.map(({ id, name, href, count, isVoted, isCurrent }) => (
          <li key={id}>
            <Link href={href} aria-current={isCurrent ? "page" : undefined} className={styles.link}>
              {state !== "open" && !isVoted ? null : (
                <span className={cx(styles.sign, isVoted && styles.voted)}>
                  {isVoted ? (
                    <>
                      <Icon of={Check} size={16} />
                      <VisuallyHidden>
                        <Trans id="awards.voted">Voted</Trans>
                      </VisuallyHidden>
                    </>
                  ) : null}
                </span>
              )}
              <span className={styles.words}>
                <b>{name}</b>
                <span className={styles.detail}>
                  <Plural id="awards.candidates" value={count} one="# candidate" other="# candidates" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
