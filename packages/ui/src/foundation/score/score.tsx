import styles from "./score.module.css";

export interface ScoreProps {
  /** "9.1". */
  value: string;
  /** "/10". */
  of: string;
}

/** A rating as a number, never as stars. */
export function Score({ value, of }: ScoreProps) {
  return (
    <span className={styles.score}>
      {value}
      <small>{of}</small>
    </span>
  );
}
