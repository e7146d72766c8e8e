import { cx } from "../../foundation/class-names.ts";
import styles from "./facts.module.css";
import type { Reading } from "./readings.tsx";

export interface FactsProps {
  /** Two to five facts that sum up a diary: harvest, yield, days, rating. */
  facts: readonly (Pick<Reading, "name" | "value" | "unit"> & {
    /** A score has its own colour. */
    isScore?: boolean | undefined;
  })[];
}

/** The figures in the head of a diary, in one row on every width. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd className={cx(fact.isScore && styles.score)}>
            {fact.value}
            {fact.unit ? <small>{fact.unit}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
