import type { ReactNode } from "react";
import type { Phase } from "../phase/phase.ts";
import { PhaseIcon } from "./phase-icon.tsx";
import styles from "./phase-tag.module.css";

export interface PhaseTagProps {
  phase: Phase;
  /** The word, or more: "Flowering", "Week 4, vegetative". */
  children: ReactNode;
}

/** A phase as glyph and word on its background colour. */
export function PhaseTag({ phase, children }: PhaseTagProps) {
  return (
    <span className={styles.tag} data-phase={phase}>
      <PhaseIcon phase={phase} />
      {children}
    </span>
  );
}
