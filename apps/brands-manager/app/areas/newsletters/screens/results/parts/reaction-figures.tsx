import { useFormats } from "@grow/i18n/react";
import { Note, Section } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Reactions } from "../../../shared/counts.ts";
import styles from "../screen.module.css";

interface ReactionFiguresProps {
  sent: number;
  /** Null before enough emails are sent. */
  reactions: Reactions | null;
}

/** What readers did: people, and programs apart. */
export function ReactionFigures({ sent, reactions }: ReactionFiguresProps) {
  const { t } = useLingui();
  const title = t({ id: "newsletter.results.reactions", message: "What readers did" });
  return (
    <Section title={title} close>
      {reactions === null ? (
        <Note>
          <Trans id="newsletter.results.hidden">
            Shown from 20 sent emails on. Below that, the numbers would tell what single growers did.
          </Trans>
        </Note>
      ) : (
        <Figures sent={sent} reactions={reactions} />
      )}
    </Section>
  );
}

function Figures({ sent, reactions }: { sent: number; reactions: Reactions }) {
  const { t } = useLingui();
  const formats = useFormats();
  const figures = [
    { word: t({ id: "newsletter.results.loaded", message: "Loaded" }), ...reactions.loaded },
    { word: t({ id: "newsletter.results.clicked", message: "Clicked" }), ...reactions.clicked },
    {
      word: t({ id: "newsletter.results.left", message: "Unsubscribed" }),
      ...{ people: reactions.left, programs: null },
    },
  ];
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ word, people, programs }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd className={styles.value}>{formats.number(people)}</dd>
            <dd className={styles.muted}>
              <Share share={formats.percent(people / sent, 1)} />
            </dd>
            {programs === null ? null : (
              <dd className={styles.muted}>
                <Programs count={formats.number(programs)} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className={styles.muted}>
        <Trans id="newsletter.results.loaded.note">
          Each grower counts once. “Loaded” means that an email app fetched the pictures, which isn't proof of
          reading; without pictures nothing is counted. Virus scanners and apps that load ahead are programs.
        </Trans>
      </p>
    </>
  );
}

function Share({ share }: { share: string }) {
  return <Trans id="newsletter.results.share">{share} of sent</Trans>;
}

function Programs({ count }: { count: string }) {
  return <Trans id="newsletter.results.programs">by programs, not included: {count}</Trans>;
}
