import type { CSSProperties } from "react";
import type { Phase } from "../../foundation/phase/phase.ts";
import styles from "./mini-strip.module.css";

/** A week in the mini strip. */
export interface MiniWeek {
  phase: Phase;
  /** Expected but not written yet: an outline. */
  planned?: boolean | undefined;
}

export interface MiniStripProps {
  /** The weeks in order. */
  weeks: readonly MiniWeek[];
  /** Index of the newest written week, which is framed; none by default. */
  newest?: number | undefined;
  /** No more weeks are expected: the rest of the scale stays empty. */
  finished?: boolean | undefined;
  /** The diary as a sentence: "15 weeks, now in flowering". */
  label: string;
}

/** Weeks of a typical grow. Every strip has at least this length, so that weeks are equally wide in all cards of a list. */
const SCALE = 14;

interface Run extends MiniWeek {
  /** Number of weeks in this piece. */
  length: number;
  isNewest: boolean;
}

/** Merges adjacent weeks of one phase: a list of forty cards has many strips, and each element costs time and bytes. */
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

/** A diary's weeks as a bar: segments in phase colours, outlined future weeks, a frame around the newest. */
export function MiniStrip({ weeks, newest, finished, label }: MiniStripProps) {
  const rest = SCALE - weeks.length;
  return (
    <span className={styles.strip} role="img" aria-label={label}>
      {miniRuns(weeks, newest).map((run, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no identity besides their index
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
