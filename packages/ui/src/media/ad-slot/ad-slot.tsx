import type { ReactNode } from "react";
import { cx } from "../../foundation/class-names.ts";
import { useUiText } from "../../foundation/text/ui-text.tsx";
import styles from "./ad-slot.module.css";

export interface AdSlotProps {
  /** `box` and `side` in a rail, `card` in a grid of cards, `wide` as a row between sections, `strip` above a heading. */
  format?: "box" | "card" | "wide" | "strip" | "side" | undefined;
  /** The word for what it is; "Advertisement" by default. */
  label?: string | undefined;
  /** Answers "Why this ad?" when that is pressed; without scripts, too. Left out in a preview and for the site's own. */
  why?: ReactNode | undefined;
  /** Who pays: "Paid for by Loam & Lumen". */
  payer?: ReactNode | undefined;
  /** The advertisement. Without it the space stays reserved, so that nothing shifts when it arrives. */
  children?: ReactNode | undefined;
}

/** The frame of an advertisement: always labelled, never in phase colours, and as high as the longest words of its format. */
export function AdSlot({ format = "box", label, why, payer, children }: AdSlotProps) {
  const text = useUiText();
  const word = label ?? text.advertisement;
  return (
    <div className={styles.place}>
      {/* biome-ignore lint/a11y/useSemanticElements: a landmark would repeat on a page with several advertisements, and a fieldset groups form fields */}
      <div className={cx(styles.ad, styles[format])} role="group" aria-label={word}>
        <div className={styles.label}>
          <span data-ad="label">{word}</span>
          {why === undefined ? (
            label === undefined ? (
              <span>{text.whyThisAd}</span>
            ) : null
          ) : (
            <details name="why-ad">
              <summary>{text.whyThisAd}</summary>
              <div className={styles.why}>{why}</div>
            </details>
          )}
        </div>
        {children}
        {payer === undefined ? null : <p className={styles.payer}>{payer}</p>}
      </div>
    </div>
  );
}
