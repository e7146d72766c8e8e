import type { ReactNode } from "react";
import styles from "./field.module.css";

/** Short fields side by side, two on phones and three from 840 px: the readings of a week. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
