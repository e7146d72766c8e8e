import type { ReactNode } from "react";
import styles from "./completeness.module.css";
import { LeafMark, type LeafMarkProps } from "./leaf-mark.tsx";
import type { Level } from "./level.ts";
import { LevelRing } from "./level-ring.tsx";

export interface CompletenessProps extends Pick<LeafMarkProps, "size"> {
  levels: readonly Level[];
  /** The state as a sentence, where title and detail do not name the criteria. */
  label?: string | undefined;
  /** In a word or two: "Complete", "Nearly there". */
  title: ReactNode;
  /** "4 of 4 good". */
  detail?: ReactNode | undefined;
  /** The criteria in words, in the order of the levels; without them the detail must suffice. */
  names?: readonly string[] | undefined;
  /** A level as a word, required with `names`: "good". */
  levelWord?: ((level: Level) => string) | undefined;
}

/** How complete a week is: the leaf mark with its state in words, and optionally each criterion with its ring. */
export function Completeness(props: CompletenessProps) {
  const { levels, title, detail, names, levelWord, label = "", size = "head" } = props;
  return (
    <div className={styles.completeness}>
      <LeafMark levels={levels} label={label} size={size} />
      <p>
        <b>{title}</b>
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </p>
      {names ? (
        <ul className={styles.criteria}>
          {levels.map((level, index) => (
            <li key={names[index]}>
              <LevelRing level={level} label={levelWord?.(level)} />
              {names[index]}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
