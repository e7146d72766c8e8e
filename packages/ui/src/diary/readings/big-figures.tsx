import type { ReactNode } from "react";
import styles from "./big-figures.module.css";

/** One of the few figures that sum up a harvest. */
export interface BigFigure {
  name: string;
  /** Already formatted: "412". */
  value: string;
  unit?: string | undefined;
  /** Its basis: "1,780 g wet, 23 %", "300 W, best fifth of Night Plum". */
  detail?: ReactNode | undefined;
}

export interface BigFiguresProps {
  /** Two to four. */
  figures: readonly BigFigure[];
}

/** The figures of a harvest report in large type: value, unit and basis. */
export function BigFigures({ figures }: BigFiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure.name}>
          <dt>{figure.name}</dt>
          <dd className={styles.value}>
            {figure.value}
            {figure.unit ? <small> {figure.unit}</small> : null}
          </dd>
          {figure.detail ? <dd className={styles.detail}>{figure.detail}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
