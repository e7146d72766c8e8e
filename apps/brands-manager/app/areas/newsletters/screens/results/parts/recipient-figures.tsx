import { useFormats } from "@grow/i18n/react";
import { Section } from "@grow/ui/foundation";
import { Trans, useLingui } from "@lingui/react/macro";
import type { RecipientCounts } from "../../../shared/counts.ts";
import styles from "../screen.module.css";

interface RecipientFiguresProps {
  counts: RecipientCounts;
  /** When its last email was sent; null before. */
  finished: string | null;
}

/** Who got a newsletter: the recipients are the sum of the others. */
export function RecipientFigures({ counts, finished }: RecipientFiguresProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const time = finished === null ? "" : formats.dateTime(finished);
  const words: Record<keyof RecipientCounts, string> = {
    audience: t({ id: "newsletter.results.audience", message: "Recipients" }),
    sent: t({ id: "newsletter.results.sent", message: "Sent" }),
    failed: t({ id: "newsletter.results.failed", message: "Failed" }),
    omitted: t({ id: "newsletter.results.omitted", message: "Left out" }),
    waiting: t({ id: "newsletter.results.waiting", message: "Waiting" }),
  };
  const shown = (Object.keys(words) as (keyof RecipientCounts)[]).filter(
    (key) => key !== "waiting" || counts.waiting > 0,
  );
  return (
    <Section title={t({ id: "newsletter.results.recipients", message: "Who got it" })} close>
      <dl className={styles.figures}>
        {shown.map((key) => (
          <div key={key}>
            <dt>{words[key]}</dt>
            <dd className={styles.value}>{formats.number(counts[key])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.muted}>
        <Trans id="newsletter.results.sum">
          Recipients are the sum of the others. Left out: unsubscribed, deleted or blocked after it was due.
        </Trans>{" "}
        {finished === null ? (
          <Trans id="newsletter.results.unfinished">Sending isn't finished yet.</Trans>
        ) : (
          <Trans id="newsletter.results.finished">The last email went out on {time} UTC.</Trans>
        )}
      </p>
    </Section>
  );
}
