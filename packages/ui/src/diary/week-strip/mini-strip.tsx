import type { CSSProperties } from "react";
import type { Phase } from "../../foundation/phase/phase.ts";
import styles from "./mini-strip.module.css";

/** One week of a diary in small. */
export interface MiniWeek {
  phase: Phase;
  /** Not written yet, only expected: an outline. */
  planned?: boolean | undefined;
}

export interface MiniStripProps {
  /** The weeks in order. */
  weeks: readonly MiniWeek[];
  /** Index of the newest written week, which gets a frame. Left out, none does. */
  newest?: number | undefined;
  /** No week is to come: what is left of the scale stays empty. */
  finished?: boolean | undefined;
  /** The diary's shape as a sentence: "15 weeks, now in flowering". */
  label: string;
}

/** Weeks of a usual grow. Every strip is at least so long, so that a week has the same width in each card of a list. */
const SCALE = 14;

interface Run extends MiniWeek {
  /** How many weeks stand in this piece. */
  length: number;
  isNewest: boolean;
}

/** Neighbouring weeks of one phase become one piece: a list of forty cards is full of strips, and pieces cost time and bytes. */
export function miniRuns(weeks: readonly MiniWeek[], newest: number | undefined): readonly Run[] {
  const runs: Run[] = [];
  weeks.forEach(({ phase, planned = false }, index) => {
    const isNewest = index === newest;
    const last = runs.at(-1);
    if (last && last.phase === phase && last.planned === planned && !last.isNewest && !isNewest)
      last.length += 1;
    else runs.push({ phase, planned, length: 1, isNewest });
  });
  return runs;
}

const lengthOf = (weeks: number) => (weeks > 1 ? ({ "--n": weeks } as CSSProperties) : undefined);

/** A diary's weeks as a bar: filled segments in phase colour, outlined ones to come, a frame around the newest. */
export function MiniStrip({ weeks, newest, finished, label }: MiniStripProps) {
  const rest = SCALE - weeks.length;
  return (
    <span className={styles.strip} role="img" aria-label={label}>
      {miniRuns(weeks, newest).map((run, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no identity besides their place
          key={index}
          data-phase={run.phase}
          className={run.planned ? styles.planned : run.isNewest ? styles.newest : undefined}
          style={lengthOf(run.length)}
        />
      ))}
      {rest > 0 ? <i className={finished ? styles.empty : styles.planned} style={lengthOf(rest)} /> : null}
    </span>
  );
}
