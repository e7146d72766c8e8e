import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./statistics.module.css";

/** A number of a period beside that of the period before, formatted. */
export interface ShownFigure {
  readonly key: string;
  readonly word: string;
  /** A dash when nothing was counted. */
  readonly value: string;
  /** Null when nothing was counted then. */
  readonly before: string | null;
  /** How much more or less it is now: "+12%". */
  readonly change?: string | null;
  /** What it counts. */
  readonly hint?: ReactNode;
}

/** The sums of a period, each beside that of the period before. */
export function FigureList({ figures }: { figures: readonly ShownFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, word, value, before: was, change = null, hint = null }) => (
        <div key={key}>
          <dt>{word}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.muted}>
            {was === null ? (
              <Trans id="figures.before.none">No data before</Trans>
            ) : change === null ? (
              <Trans id="figures.before">before: {was}</Trans>
            ) : (
              <Trans id="figures.before.change">
                before: {was} ({change})
              </Trans>
            )}
          </dd>
          {hint === null ? null : <dd className={styles.muted}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
