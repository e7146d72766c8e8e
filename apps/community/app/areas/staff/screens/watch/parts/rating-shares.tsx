import { useFormats } from "@grow/i18n/react";
import { VisuallyHidden } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import type { VitalFigure } from "../vitals-view.ts";
import styles from "./rating-shares.module.css";

interface RatingSharesProps {
  readonly shares: VitalFigure["shares"];
  /** Shows the share of good ones alone; the others are read out. */
  readonly short?: boolean;
}

/** Which shares of the measurements are good, fair and poor. */
export function RatingShares({ shares, short = false }: RatingSharesProps) {
  const formats = useFormats();
  const [good, fair, poor] = [shares.good, shares.fair, shares.poor].map((share) => formats.percent(share));
  const others = (
    <>
      <span>
        <Trans id="watch.share.fair">{fair} fair</Trans>
      </span>
      <span>
        <Trans id="watch.share.poor">{poor} poor</Trans>
      </span>
    </>
  );
  return (
    <>
      <span className={styles.bar} aria-hidden="true">
        {(["good", "fair", "poor"] as const).map((name) => (
          <span key={name} className={styles[name]} style={{ flexGrow: shares[name] }} />
        ))}
      </span>
      <span className={styles.words}>
        <span>
          <Trans id="watch.share.good">{good} good</Trans>
        </span>
        {short ? <VisuallyHidden>{others}</VisuallyHidden> : others}
      </span>
    </>
  );
}
