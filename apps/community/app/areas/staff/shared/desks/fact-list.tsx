import type { ReactNode } from "react";
import styles from "./fact-list.module.css";

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** What a desk knows of a thing: names beside their values. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
