import { Note } from "@grow/ui/foundation";
import { useEffect, useRef } from "react";
import type { RefusedAction } from "../action.ts";
import styles from "../screen.module.css";

/** Why the last press was refused. It takes the focus; without script the form's address leads to what it stands in. */
export function Refusal({ refused }: { refused: RefusedAction }) {
  const note = useRef<HTMLDivElement>(null);
  // The same press can be refused twice.
  useEffect(() => note.current?.focus(), [refused]);
  return (
    <div ref={note} tabIndex={-1} className={styles.refused}>
      <Note tone="bad" urgent>
        {refused.error}
      </Note>
    </div>
  );
}
