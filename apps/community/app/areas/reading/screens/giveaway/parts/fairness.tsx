import { LinkButton, Section } from "@grow/ui/foundation";
import { Plural, Trans } from "@lingui/react/macro";
import { DateTime } from "../../../giveaways/date-time.tsx";
import { drawPath } from "../../../giveaways/giveaway-paths.ts";
import styles from "../screen.module.css";
import type { GiveawayView } from "../view.ts";

/** How winners are chosen, and how everybody can check it. */
export function Fairness({ giveaway }: { giveaway: GiveawayView }) {
  const { isVoted, commitment, resultDate, replyDays, link } = giveaway;
  const day = <DateTime instant={resultDate} />;
  return (
    <Section title={<Trans id="giveaway.fair">How winners are chosen</Trans>}>
      <div className={styles.fair}>
        {isVoted ? (
          <p>
            <Trans id="giveaway.fair.votes">
              The entries with the most votes win. In a tie, the earlier entry wins. Votes of closed or banned
              accounts don't count, and we say how many there were.
            </Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans id="giveaway.fair.draw">
                Winners are drawn by a secret number that is fixed before the first entry. At the end we
                publish the list of entries and this secret, so your browser can repeat the draw.
              </Trans>
            </p>
            {commitment === null ? null : (
              <p>
                <Trans id="giveaway.fair.commitment">Fingerprint of the secret (SHA-256)</Trans>
                <code className={styles.hash}>{commitment}</code>
              </p>
            )}
          </>
        )}
        <p>
          <Trans id="giveaway.fair.result">
            Results appear on {day} UTC. Winners have <Plural value={replyDays} one="# day" other="# days" />{" "}
            to reply, then the next place moves up.
          </Trans>
        </p>
        <p>
          <LinkButton look="outline" href={drawPath(link)}>
            <Trans id="giveaway.fair.link">Check the result</Trans>
          </LinkButton>
        </p>
      </div>
    </Section>
  );
}
