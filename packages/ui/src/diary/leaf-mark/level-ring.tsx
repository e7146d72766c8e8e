import type { Level } from "./level.ts";
import styles from "./level-ring.module.css";

export interface LevelRingProps {
  level: Level;
  /** The level as a word, where no text beside the ring says it. */
  label?: string | undefined;
}

/** A level as shape and colour: broken ring (bad), half disc (normal), tick in a ring (good). */
export function LevelRing({ level, label }: LevelRingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles[level]}
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <circle
        cx="12"
        cy="12"
        r="9"
        strokeWidth="2"
        strokeDasharray={level === "bad" ? "3 2.65" : undefined}
      />
      {level === "normal" ? <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" stroke="none" /> : null}
      {level === "good" ? (
        <path d="M7.5 12.3l3 3 6-6.3" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
      ) : null}
    </svg>
  );
}
