import type { ReactNode } from "react";
import styles from "./dated-steps.module.css";

export interface DatedStepsProps {
  steps: readonly {
    /** "Day 0", "Days 1–13", "From 14". */
    when: string;
    /** "Cut at 19 % amber, whole plants hung". */
    what: ReactNode;
  }[];
}

/** Dated steps, one line each: how a harvest was dried. */
export function DatedSteps({ steps }: DatedStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ when, what }) => (
        <li key={when}>
          <b>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
