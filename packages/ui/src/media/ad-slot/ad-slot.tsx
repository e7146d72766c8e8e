import type { ReactNode } from "react";
import { cx } from "../../foundation/class-names.ts";
import { TextLink } from "../../foundation/link/text-link.tsx";
import { useUiText } from "../../foundation/text/ui-text.tsx";
import styles from "./ad-slot.module.css";

export interface AdSlotProps {
  /** `box` in a rail, `card` in a grid of cards, `wide` as a row between sections, `strip` under a header. */
  format?: "box" | "card" | "wide" | "strip" | undefined;
  /** Target of "Why this ad?". */
  whyHref: string;
  /** The advertisement. Without it the space stays reserved, so that nothing shifts when it arrives. */
  children?: ReactNode | undefined;
}

/** The frame of an advertisement: always labelled, never in phase colours. */
export function AdSlot({ format = "box", whyHref, children }: AdSlotProps) {
  const text = useUiText();
  return (
    // Not a landmark, because a page has several; and not a fieldset.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div className={cx(styles.ad, styles[format])} role="group" aria-label={text.advertisement}>
      <div className={styles.label}>
        <span>{text.advertisement}</span>
        <TextLink href={whyHref}>{text.whyThisAd}</TextLink>
      </div>
      {children}
    </div>
  );
}
