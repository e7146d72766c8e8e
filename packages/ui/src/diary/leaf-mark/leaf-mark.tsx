import { cx } from "../../foundation/class-names.ts";
import styles from "./leaf-mark.module.css";
import type { Level } from "./level.ts";

/** The leaf's view box, with its stalk at the origin; a leaflet points up before it is rotated. */
const viewBox = "-78 -92 156 118";
const full = "M0 -4C-15 -29 -12 -67 0 -86C12 -67 15 -29 0 -4Z";
const leaflet: Record<Level, string> = {
  good: full,
  normal: "M0 -4C-15 -20 -12 -45 0 -58C12 -45 15 -20 0 -4Z",
  bad: "M0 -4C-15 -12 -12 -27 0 -34C12 -27 15 -12 0 -4Z",
};

/** Rotation of each leaflet in degrees: more leaflets open the fan wider. */
function angles(count: number): readonly number[] {
  if (count <= 1) return [0];
  const spread = count <= 3 ? 50 : count === 4 ? 66 : 80;
  return Array.from({ length: count }, (_, index) => -spread + (index * 2 * spread) / (count - 1));
}

export interface LeafMarkProps {
  /** One level per criterion in fixed order: 3 in germination and vegetative weeks, 4 in flowering, 5 at harvest. */
  levels: readonly Level[];
  /** The state as a sentence: "Completeness: photos good, conditions normal, comment bad". Empty where the text beside it says the same. */
  label: string;
  /** 30 px for strips, 48 for the head of a week, 112 for the coach. */
  size?: "strip" | "head" | "coach" | undefined;
  /** Leaflets that just became longer and are animated to their new length. */
  grown?: readonly number[] | undefined;
  className?: string | undefined;
}

/**
 * The leaf mark: a fan leaf with one leaflet per criterion of a week. Good is full length and filled, normal two thirds and filled,
 * bad short and outlined; a pale ghost shows the full length. Takes the colour of the surrounding phase.
 */
export function LeafMark({ levels, label, size = "strip", grown = [], className }: LeafMarkProps) {
  const turns = angles(levels.length);
  const rotate = (index: number) => `rotate(${turns[index]})`;
  return (
    <svg
      viewBox={viewBox}
      className={cx(styles.leaf, styles[size], className)}
      role="img"
      aria-label={label}
      aria-hidden={label === ""}
    >
      {levels.map((level, index) =>
        level === "good" ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a criterion is its index
          <path key={index} className={styles.ghost} transform={rotate(index)} d={full} />
        ),
      )}
      {levels.map((level, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a criterion is its index
        <g key={index} transform={rotate(index)}>
          {/* The level as key remounts a leaflet that became longer, which restarts its animation. */}
          <path
            key={level}
            className={cx(styles[level], grown.includes(index) && styles.grown)}
            d={leaflet[level]}
          />
        </g>
      ))}
      <path className={styles.stalk} d="M0 -2C0 8 1 14 4 22" />
    </svg>
  );
}
