import { Link, Plate } from "@grow/ui/foundation";
import type { RefusedVote } from "../voting/vote.ts";
import { votingAnchor } from "../voting/voting-anchor.ts";
import { VotingForm } from "../voting/voting-form.tsx";
import { VotingState } from "../voting/voting-state.tsx";
import type { VotingView } from "../voting/voting-view.ts";
import styles from "./voting-in-text.module.css";

interface VotingInTextProps {
  voting: VotingView;
  here: string;
  refused: RefusedVote | undefined;
}

/** A voting within an article. */
export function VotingInText({ voting, here, refused }: VotingInTextProps) {
  return (
    <section id={votingAnchor(voting.id)} className={styles.voting}>
      <Plate>
        <p className={styles.state}>
          <VotingState voting={voting} />
        </p>
        <h2 className={styles.title} lang={voting.lang}>
          <Link href={voting.link}>{voting.title}</Link>
        </h2>
        {voting.text === "" ? null : (
          <p className={styles.text} lang={voting.lang}>
            {voting.text}
          </p>
        )}
        <VotingForm voting={voting} here={here} refused={refused} />
      </Plate>
    </section>
  );
}
