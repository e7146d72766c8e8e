import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../foundation/icon/icon.tsx";
import { Link } from "../../foundation/link/link.tsx";
import { VisuallyHidden } from "../../foundation/text/visually-hidden.tsx";
import styles from "./steps.module.css";

/** One step of a short flow. */
export interface Step {
  key: string;
  title: ReactNode;
  /** What was chosen, what is missing: "Lower leaves, two photos". */
  detail?: ReactNode | undefined;
  /** Label of its state: "done", "now", "to come". */
  state: { kind: "done" | "current" | "open"; label: string };
  /** Link back to it. */
  href?: string | undefined;
  /** The content of a step that opens in place: a field, a list of options. */
  children?: ReactNode | undefined;
}

export interface StepsProps {
  /** Accessible name of the flow: "Ask a question". */
  label: string;
  steps: readonly Step[];
  /** `across` as a bar over a form of several pages; `down` with the content of each step below its title. */
  direction?: "across" | "down" | undefined;
}

/** Progress in a flow of a few steps. */
export function Steps({ label, steps, direction = "down" }: StepsProps) {
  return (
    <ol className={direction === "across" ? styles.across : styles.down} aria-label={label}>
      {steps.map((step, index) => {
        const { kind, label: said } = step.state;
        const words = (
          <>
            <b>{step.title}</b>
            {step.detail ? <span className={styles.detail}>{step.detail}</span> : null}
          </>
        );
        return (
          <li
            key={step.key}
            className={styles.step}
            data-state={kind}
            aria-current={kind === "current" ? "step" : undefined}
          >
            <span className={styles.sign} aria-hidden="true">
              {kind === "done" ? <Icon of={Check} size={16} /> : index + 1}
            </span>
            <div className={styles.words}>
              <VisuallyHidden>{said}: </VisuallyHidden>
              {step.href ? <Link href={step.href}>{words}</Link> : words}
              {step.children ? <div className={styles.content}>{step.children}</div> : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
