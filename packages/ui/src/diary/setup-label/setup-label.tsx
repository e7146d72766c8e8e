import type { ReactNode } from "react";
import styles from "./setup-label.module.css";

export interface SetupLabelProps {
  /** Rows of the label. The caller omits empty ones. */
  rows: readonly { name: string; value: ReactNode; detail?: ReactNode | undefined }[];
}

/** The setup of a diary in the style of a herbarium label: two columns with hairlines, on a plate beside the week or in a disclosure on phones. */
export function SetupLabel({ rows }: SetupLabelProps) {
  return (
    <dl className={styles.label}>
      {rows.map((row) => (
        <div key={row.name}>
          <dt>{row.name}</dt>
          <dd>
            {row.value}
            {row.detail ? <span className={styles.detail}>{row.detail}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
