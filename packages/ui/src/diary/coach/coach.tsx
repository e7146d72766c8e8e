import { type ReactNode, useState } from "react";
import { LeafMark } from "../leaf-mark/leaf-mark.tsx";
import { type Level, levels } from "../leaf-mark/level.ts";
import { LevelRing } from "../leaf-mark/level-ring.tsx";
import styles from "./coach.module.css";
import { grownLeaflets } from "./grown-leaflets.ts";

/** A criterion of a week's completeness, and how to improve it. */
export interface Criterion {
  key: string;
  name: string;
  level: Level;
  /** Progress: "3 of 4". */
  count: ReactNode;
  /** The next useful step: "One more photo makes this good." */
  advice: ReactNode;
  /** The related place in the form, as an anchor: "#photos". */
  href?: string | undefined;
}

export interface CoachProps {
  /** In their fixed order. */
  criteria: readonly Criterion[];
  /** "Nearly there". */
  headline: ReactNode;
  /** "1 good, 2 normal, 1 missing". */
  summary: ReactNode;
  /** The state as a sentence, announced only when a level changes. */
  announcement: string;
  /** Buttons: publish, save as draft. */
  actions?: ReactNode | undefined;
  /** Level of the headline in the page's outline. */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * The completeness coach of the editor: the leaf mark, a headline, and for each criterion its count and the next useful step. A
 * leaflet grows when its criterion improves. Debounce new criteria by 300 ms after input.
 */
export function Coach({ criteria, headline, summary, announcement, actions, headingLevel = 2 }: CoachProps) {
  const Heading = `h${headingLevel}` as const;
  const marks = criteria.map((criterion) => criterion.level);
  const code = marks.map((level) => levels.indexOf(level)).join("");
  const [seen, setSeen] = useState({ code, marks, grown: [] as readonly number[], said: "" });
  // Compared during rendering, so that the animation starts in the same frame as the new length.
  if (seen.code !== code)
    setSeen({ code, marks, grown: grownLeaflets(seen.marks, marks), said: announcement });

  return (
    <div className={styles.coach}>
      <div className={styles.head}>
        <LeafMark levels={marks} label="" size="coach" grown={seen.grown} />
        <div>
          <Heading className={styles.headline}>{headline}</Heading>
          <p className={styles.summary}>{summary}</p>
        </div>
      </div>
      <ul className={styles.criteria}>
        {criteria.map((criterion) => (
          <li key={criterion.key}>
            <LevelRing level={criterion.level} />
            <b>{criterion.href ? <a href={criterion.href}>{criterion.name}</a> : criterion.name}</b>
            <span className={styles.count}>{criterion.count}</span>
            <p>{criterion.advice}</p>
          </li>
        ))}
      </ul>
      <p className={styles.said} role="status">
        {seen.said}
      </p>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
