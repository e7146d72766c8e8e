import { useFormats } from "@grow/i18n/react";
import { Bar } from "@grow/ui/chart";
import { Button, cx, StateMark, TextLink } from "@grow/ui/foundation";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "@remix-run/react";
import { Check, Trophy } from "lucide-react";
import { Refusal } from "../refusal/refusal.tsx";
import type { RefusedVote } from "./vote.ts";
import { votingAnchor } from "./voting-anchor.ts";
import styles from "./voting-form.module.css";
import type { OptionView, VotingView } from "./voting-view.ts";

interface VotingFormProps {
  voting: VotingView;
  /** Path of the page, which takes the form. */
  here: string;
  refused: RefusedVote | undefined;
}

/** The options of a voting: a button to vote for each, and the results as far as this user may see them. */
export function VotingForm({ voting, here, refused }: VotingFormProps) {
  const { options, isOpen, id, lang } = voting;
  const navigation = useNavigation();
  const sent = navigation.formData;
  const busy = sent?.get("voting") === String(id) ? Number(sent.get("option")) : null;
  const rows = (
    <ul className={styles.options}>
      {options.map((option) => (
        <Option key={option.id} option={option} lang={lang} isOpen={isOpen} isBusy={busy === option.id} />
      ))}
    </ul>
  );
  return (
    <div>
      {refused?.voting === id ? <Refusal refused={refused}>{refused.voteError}</Refusal> : null}
      {isOpen ? (
        <Form method="post" action={`${here}#${votingAnchor(id)}`} preventScrollReset>
          <input type="hidden" name="intent" value="vote" />
          <input type="hidden" name="voting" value={id} />
          {rows}
        </Form>
      ) : (
        rows
      )}
      <p className={styles.foot}>
        <Rule voting={voting} />
      </p>
    </div>
  );
}

interface OptionProps {
  option: OptionView;
  lang: string;
  isOpen: boolean;
  isBusy: boolean;
}

function Option({ option, lang, isOpen, isBusy }: OptionProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { text: words, share, author, note, isMine, isFirst } = option;
  return (
    <li className={cx(styles.option, isMine && styles.mine, isOpen && styles.open)}>
      <div className={styles.words} lang={lang}>
        <p className={styles.text}>{words}</p>
        {note === "" ? null : <p className={styles.note}>{note}</p>}
        {author ? (
          <p className={styles.note}>
            {author.href ? <TextLink href={author.href}>{author.name}</TextLink> : author.name}
          </p>
        ) : null}
      </div>
      {share === null ? null : (
        <>
          <b className={styles.share}>{formats.percent(share)}</b>
          <span className={styles.bar}>
            <Bar share={share} color={isMine || isFirst ? undefined : "var(--c-hum)"} />
          </span>
        </>
      )}
      <div className={styles.press}>
        {isOpen ? (
          <Button
            type="submit"
            name="option"
            value={option.id}
            look="outline"
            size="small"
            icon={isMine ? Check : undefined}
            busy={isBusy}
            aria-pressed={isMine}
            aria-label={t({ id: "voting.for.of", message: `Vote for this: ${words}` })}
          >
            <Trans id="voting.for">Vote for this</Trans>
          </Button>
        ) : isFirst ? (
          <StateMark icon={Trophy}>
            <Trans id="voting.first">Most votes</Trans>
          </StateMark>
        ) : null}
        {isMine ? (
          <StateMark icon={Check}>
            <Trans id="voting.mine">Your vote</Trans>
          </StateMark>
        ) : null}
      </div>
    </li>
  );
}

/** How many voted, when the results appear, and that votes are secret. */
function Rule({ voting: { votes, isOpen, results, hasVoted } }: { voting: VotingView }) {
  return (
    <>
      {votes === null ? (
        results === "at_end" ? (
          <Trans id="voting.results.atEnd">Results appear when voting ends.</Trans>
        ) : (
          <Trans id="voting.results.afterVote">Results appear once you've voted.</Trans>
        )
      ) : (
        <Plural id="voting.votes" value={votes} one="# vote." other="# votes." />
      )}{" "}
      {isOpen ? (
        hasVoted ? (
          <Trans id="voting.change">You can change your vote until the end.</Trans>
        ) : (
          <Trans id="voting.one">One vote each, and you can change it.</Trans>
        )
      ) : null}{" "}
      <Trans id="voting.secret">Nobody sees who voted for what.</Trans>
    </>
  );
}
