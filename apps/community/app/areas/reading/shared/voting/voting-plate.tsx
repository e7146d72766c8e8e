import { useFormats } from "@grow/i18n/react";
import { Bar } from "@grow/ui/chart";
import { Icon, Link, LinkButton, Plate, StateMark } from "@grow/ui/foundation";
import { Plural, Trans } from "@lingui/react/macro";
import { Check, Vote } from "lucide-react";
import styles from "./voting-plate.module.css";
import { VotingState } from "./voting-state.tsx";
import type { VotingView } from "./voting-view.ts";

/** Options that a plate shows. */
const SHOWN = 3;

/** A voting in short, with a link to its page. */
export function VotingPlate({ voting, headingLevel = 2 }: { voting: VotingView; headingLevel?: 2 | 3 }) {
  const formats = useFormats();
  const Heading = `h${headingLevel}` as const;
  const { options, isOpen, hasVoted, link, lang } = voting;
  const count = options.length;
  return (
    <Plate className={styles.plate}>
      <p className={styles.head}>
        <span className={styles.kind}>
          <Icon of={Vote} size={16} />
          <Trans id="voting.kind">Poll</Trans>
        </span>
        <VotingState voting={voting} />
      </p>
      <Heading className={styles.title} lang={lang}>
        <Link href={link}>{voting.title}</Link>
      </Heading>
      <ol className={styles.options}>
        {shown(voting).map(({ id, text, share, isMine, isFirst }) => (
          <li key={id}>
            <span className={styles.text} lang={lang}>
              {text}
            </span>
            {share === null ? null : (
              <>
                <b className={styles.share}>{formats.percent(share)}</b>
                <span className={styles.bar}>
                  <Bar share={share} color={isMine || isFirst ? undefined : "var(--c-hum)"} />
                </span>
              </>
            )}
            {isMine ? (
              <span className={styles.mine}>
                <StateMark icon={Check}>
                  <Trans id="voting.mine">Your vote</Trans>
                </StateMark>
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      <LinkButton look={isOpen && !hasVoted ? "primary" : "outline"} wide href={link}>
        {isOpen && !hasVoted ? (
          <Trans id="voting.go">Vote now</Trans>
        ) : (
          <Plural id="voting.all" value={count} one="See the option" other="See all # options" />
        )}
      </LinkButton>
    </Plate>
  );
}

/** The first options, and the user's. */
function shown({ options }: VotingView) {
  const mine = options.findIndex(({ isMine }) => isMine);
  const most = mine >= SHOWN ? SHOWN - 1 : SHOWN;
  return options.filter((_option, index) => index < most || index === mine);
}
