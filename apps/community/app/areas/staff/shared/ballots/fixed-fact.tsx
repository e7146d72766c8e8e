import type { ReactNode } from "react";
import styles from "./fixed-fact.module.css";

interface FixedFactProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** The fields of the form with it, by name. */
  readonly sent: Readonly<Record<string, string>>;
}

/** A value of a form that rules keep from being changed. */
export function FixedFact({ label, children, sent }: FixedFactProps) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <p>{children}</p>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </div>
  );
}
