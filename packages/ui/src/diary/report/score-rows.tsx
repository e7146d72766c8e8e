import type { CSSProperties } from "react";
import { Score } from "../../foundation/score/score.tsx";
import styles from "./score-rows.module.css";

export interface ScoreRowsProps {
  scores: readonly {
    name: string;
    /** From 0 to 10; dots are filled to the nearest integer. */
    score: number;
    /** As shown: "9". */
    value: string;
  }[];
  /** After each number: "/10". */
  of: string;
}

/** Scores of a report as rows of ten dots, each with its number. */
export function ScoreRows({ scores, of }: ScoreRowsProps) {
  return (
    <dl className={styles.rows}>
      {scores.map(({ name, score, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {/* Decorative: the number is beside it. */}
            <span
              className={styles.dots}
              style={{ "--on": Math.round(Math.min(10, Math.max(0, score))) } as CSSProperties}
              aria-hidden="true"
            />
            <Score value={value} of={of} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
