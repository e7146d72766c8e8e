import type { LeafAge, SymptomType } from "@grow/domain/symptoms";
import { cx } from "@grow/ui/foundation";
import styles from "./plant-map.module.css";

interface PlantMapProps {
  /** What is marked: a part of the plant, or around it. */
  at: SymptomType | null;
  /** Of the leaves only these. */
  age?: LeafAge | null;
}

const OLD_LEAVES = [
  "M60 96C46 76 24 78 12 90c14 14 36 16 48 6Z",
  "M60 96c14-20 36-18 48-6-14 14-36 16-48 6Z",
  "M60 78C48 60 30 60 20 68c10 14 30 18 40 10Z",
  "M60 78c12-18 30-18 40-10-10 14-30 18-40 10Z",
];
const NEW_LEAVES = [
  "M60 60C50 46 38 46 31 52c8 11 21 14 29 8Z",
  "M60 60c10-14 22-14 29-8-8 11-21 14-29 8Z",
  "M60 45c-6-10-14-11-19-7 4 9 12 12 19 7Z",
  "M60 45c6-10 14-11 19-7-4 9-12 12-19 7Z",
];
const ROOTS = "M60 118v18M60 120l-9 12M60 120l9 12M60 124l-15 6M60 124l15 6";
const BUD = "M60 8c9 8 9 22 0 32-9-10-9-24 0-32Z";

/** A plant in outline, with what is asked about marked. The words beside it say the same. */
export function PlantMap({ at, age = null }: PlantMapProps) {
  const mark = (type: SymptomType, isPart = true) => cx(at === type && isPart && styles.marked);
  return (
    <svg className={styles.map} viewBox="0 0 120 150" aria-hidden="true" focusable="false">
      <g className={mark("root")}>
        <path d="M36 112h48l-5 32H41Z" />
        <path d={ROOTS} />
      </g>
      <path className={mark("stem")} d="M60 112V36" />
      <g className={mark("leaf", age !== "new")}>
        {OLD_LEAVES.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g className={mark("leaf", age !== "old")}>
        {NEW_LEAVES.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <path className={mark("bud")} d={BUD} />
      <g className={mark("pest")} transform="translate(9 -12)">
        <ellipse cx="98" cy="62" rx="6" ry="4.5" />
        <path d="M93 58l-3-3M98 57v-4M103 58l3-3M93 66l-3 3M98 67v4M103 66l3 3" />
      </g>
      <g className={mark("environment")}>
        <circle cx="100" cy="20" r="8" />
        <path d="M100 6v-3M100 37v-3M86 20h-3M117 20h-3M90 10l-2-2M112 32l-2-2M110 10l2-2M88 32l2-2" />
      </g>
      <g className={mark("other")}>
        <ellipse cx="18" cy="134" rx="7" ry="5" />
        <path d="M18 129c0-6 2-9 7-11" />
      </g>
    </svg>
  );
}
