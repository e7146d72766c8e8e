import { Note } from "@grow/ui/foundation";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./refusal.module.css";

interface RefusalProps {
  /** What the action answered: each answer takes the focus, also when the same press is refused again. */
  refused: object;
  /** What happened, and what to do. */
  children: ReactNode;
}

/** Why the last press was refused. It takes the focus; without script the form's address leads to the place that shows it. */
export function Refusal({ refused, children }: RefusalProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), [refused]);
  return (
    <div ref={note} tabIndex={-1} className={styles.refusal}>
      <Note tone="bad" urgent>
        {children}
      </Note>
    </div>
  );
}
