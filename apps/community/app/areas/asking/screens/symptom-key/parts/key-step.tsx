import { TextLink } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "../screen.module.css";

interface KeyStepProps {
  number: number;
  heading: ReactNode;
  /** What was chosen, and the key without it. */
  picked: { readonly name: string; readonly change: string } | null;
  /** Phones show the choices of the open step only. */
  isOpen: boolean;
  children: ReactNode;
}

/** One question of the picture key with its answer. */
export function KeyStep({ number, heading, picked, isOpen, children }: KeyStepProps) {
  return (
    <section id={`step-${number}`} className={styles.step} data-open={isOpen || undefined}>
      <div className={styles.stepHead}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h2>{heading}</h2>
        {picked ? (
          <p className={styles.picked}>
            <b>{picked.name}</b>{" "}
            <TextLink href={picked.change}>
              <Trans id="symptomKey.change">Change</Trans>
            </TextLink>
          </p>
        ) : null}
      </div>
      <div className={styles.choices}>{children}</div>
    </section>
  );
}
