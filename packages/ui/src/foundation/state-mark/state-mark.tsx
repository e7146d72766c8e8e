import type { ReactNode } from "react";
import { Icon, type IconDrawing } from "../icon/icon.tsx";
import styles from "./state-mark.module.css";

export interface StateMarkProps {
  icon: IconDrawing;
  /** One or two words: "Your vote", "Winner". */
  children: ReactNode;
}

/** Marks a thing among others: the user's vote, the winner. Not for a state that is announced: use a badge. */
export function StateMark({ icon, children }: StateMarkProps) {
  return (
    <span className={styles.mark}>
      <Icon of={icon} size={16} />
      {children}
    </span>
  );
}
