import { cx } from "@grow/ui/foundation";
import type { ReactNode } from "react";
import styles from "./save-bar.module.css";

/** The actions of a long form, always in reach at the bottom of the window. */
export function SaveBar({ on, children }: { /** Only under 1080 px. */ on?: "narrow"; children: ReactNode }) {
  return <div className={cx(styles.bar, on && styles.narrow)}>{children}</div>;
}
