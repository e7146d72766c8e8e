import { Page, Plate } from "@grow/ui/foundation";
import { Photo } from "@grow/ui/media";
import { Breadcrumb } from "@grow/ui/navigation";
import { useLingui } from "@lingui/react/macro";
import { paths } from "../../../../paths.ts";
import { photoSource } from "../../../../shared/photo-source.ts";
import type { RefusedVote } from "../../shared/voting/vote.ts";
import { votingAnchor } from "../../shared/voting/voting-anchor.ts";
import { VotingForm } from "../../shared/voting/voting-form.tsx";
import { VotingState } from "../../shared/voting/voting-state.tsx";
import type { VotingView } from "../../shared/voting/voting-view.ts";
import { votingsPath } from "../../voting-paths.ts";
import styles from "./screen.module.css";

interface VotingScreenProps {
  voting: VotingView;
  refused: RefusedVote | undefined;
}

/** A voting: the question, its options, and the results as far as they are shown. */
export function VotingScreen({ voting, refused }: VotingScreenProps) {
  const { t } = useLingui();
  const { id, title, text, lang, link, cover } = voting;
  return (
    <Page width="narrow" className={styles.page}>
      <Breadcrumb
        label={t({ id: "journal.crumbs", message: "You are here" })}
        crumbs={[
          { label: t({ id: "journal.heading", message: "Journal" }), href: paths.journal() },
          { label: t({ id: "votings.heading", message: "Polls" }), href: votingsPath() },
        ]}
      />
      <article className={styles.voting}>
        <h1 lang={lang}>{title}</h1>
        {text === "" ? null : (
          <p className={styles.text} lang={lang}>
            {text}
          </p>
        )}
        {cover ? <Photo photo={photoSource(cover, "cover")} shape="16:9" sizes="704px" priority /> : null}
        <section id={votingAnchor(id)} className={styles.plate}>
          <Plate>
            <h2 className={styles.state}>
              <VotingState voting={voting} />
            </h2>
            <VotingForm voting={voting} here={link} refused={refused} />
          </Plate>
        </section>
      </article>
    </Page>
  );
}
