import type { Level } from "@grow/domain";
import { LevelRing } from "@grow/ui/diary";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./health-part.module.css";
import { healthWord } from "./level-words.ts";

interface HealthPartProps {
  readonly title: string;
  /** Null where there is nothing to judge. */
  readonly level: Level | null;
  readonly value: string;
  /** What the value is. */
  readonly unit: ReactNode;
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** A part of what is behind the site: its state, its most important figure and some more. */
export function HealthPart({ title, level, value, unit, facts }: HealthPartProps) {
  const { i18n } = useLingui();
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {level === null ? null : <LevelRing level={level} label={healthWord(i18n, level)} />}
      </div>
      <p className={styles.value}>
        {value} <span>{unit}</span>
      </p>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
