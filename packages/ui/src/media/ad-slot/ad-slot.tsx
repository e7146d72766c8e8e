import type { ReactNode } from "react";
import { cx } from "../../foundation/class-names.ts";
import { TextLink } from "../../foundation/link/text-link.tsx";
import { useUiText } from "../../foundation/text/ui-text.tsx";
import styles from "./ad-slot.module.css";

export interface AdSlotProps {
  /** `box` and `side` in a rail, `card` in a grid of cards, `wide` as a row between sections, `strip` under a header. */
  format?: "box" | "card" | "wide" | "strip" | "side" | undefined;
  /** Target of "Why this ad?"; left out in a preview. */
  whyHref?: string | undefined;
  /** The advertisement. Without it the space stays reserved, so that nothing shifts when it arrives. */
  children?: ReactNode | undefined;
}

/** The frame of an advertisement: always labelled, never in phase colours. */
export function AdSlot({ format = "box", whyHref, children }: AdSlotProps) {
  const text = useUiText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a landmark would repeat on a page with several advertisements, and a fieldset groups form fields
    <div className={cx(styles.ad, styles[format])} role="group" aria-label={text.advertisement}>
      <div className={styles.label}>
        <span>{text.advertisement}</span>
        {whyHref === undefined ? (
          <span>{text.whyThisAd}</span>
        ) : (
          <TextLink href={whyHref}>{text.whyThisAd}</TextLink>
        )}
      </div>
      {children}
    </div>
  );
}
