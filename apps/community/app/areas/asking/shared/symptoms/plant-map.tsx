import { cx } from "@grow/ui/foundation";
import { type ReactNode, useId } from "react";
import type { Place } from "./places.ts";
import styles from "./plant-map.module.css";

interface PlantMapProps {
  /** What is marked: parts of the plant, or around it. */
  marked: readonly Place[];
  /** Puts a part into something that can be tapped; the words beside the drawing do the same, so it needs no name of its own. */
  part?: (place: Place, shapes: ReactNode) => ReactNode;
}

const BLADE = "M0-3C-13-26-12-62 0-88C12-62 13-26 0-3Z";
const BLADES = [
  [-112, 0.5],
  [112, 0.5],
  [-76, 0.72],
  [76, 0.72],
  [-38, 0.9],
  [38, 0.9],
  [0, 1],
] as const;
/** Stalk, then place, size and turn of each leaf. */
const OLD_LEAVES = [
  ["M177 322Q140 310 84 312", 84, 312, 0.74, -92],
  ["M183 322Q220 310 276 312", 276, 312, 0.74, 92],
  ["M177 258Q140 248 78 226", 78, 226, 0.8, -68],
  ["M183 258Q220 248 282 226", 282, 226, 0.8, 68],
] as const;
const NEW_LEAVES = [
  ["M177 200Q142 186 118 160", 118, 160, 0.52, -52],
  ["M183 200Q218 186 242 160", 242, 160, 0.52, 52],
  ["M177 154Q154 140 142 118", 142, 118, 0.34, -36],
  ["M183 154Q206 140 218 118", 218, 118, 0.34, 36],
] as const;
const ROOTS =
  "M180 352c-4 26 4 50-2 76M178 358c-16 16-30 24-36 60M182 358c16 16 30 24 36 60M168 372c-8 20-6 36-12 54M192 372c8 20 6 36 12 54";
const BUD =
  "M180 14c11 8 14 17 12 27 15 5 21 16 18 31 11 11 11 26 1 35-9 8-22 8-31 5-9 3-22 3-31-5-10-9-10-24 1-35-3-15 3-26 18-31-2-10 1-19 12-27z";

/** A plant with the chosen places marked. The text beside it names them. */
export function PlantMap({ marked, part = (_place, shapes) => shapes }: PlantMapProps) {
  const fan = useId();
  const place = (name: Place, shapes: ReactNode) => (
    <g key={name} className={cx(styles.part, marked.includes(name) && styles.marked)}>
      {part(name, shapes)}
    </g>
  );
  const leaves = (rows: typeof OLD_LEAVES | typeof NEW_LEAVES) =>
    rows.map(([stalk, x, y, size, turn]) => (
      <g key={stalk}>
        <path d={stalk} className={styles.line} />
        <use href={`#${fan}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} />
      </g>
    ));
  return (
    <svg className={styles.map} viewBox="0 0 360 452" aria-hidden="true" focusable="false">
      <defs>
        <g id={fan}>
          {BLADES.map(([turn, size]) => (
            <path
              key={turn}
              d={BLADE}
              className={styles.blade}
              transform={`rotate(${turn}) scale(${size})`}
            />
          ))}
        </g>
      </defs>
      {place(
        "root",
        <>
          <path d="M112 346h136l-14 92H126z" className={styles.pot} />
          <path d="M104 346h152" className={styles.line} />
          <path d={ROOTS} className={styles.line} />
        </>,
      )}
      {place(
        "stem",
        <>
          <path d="M162 350V112h36v238z" className={styles.hit} />
          <path d="M176 346V110h8v236z" />
        </>,
      )}
      {place("leaf-old", leaves(OLD_LEAVES))}
      {place("leaf-new", leaves(NEW_LEAVES))}
      {place(
        "bud",
        <>
          <path d={BUD} />
          <path d="M167 52c8-3 18-3 26 0M157 82c15-5 31-5 46 0" className={styles.line} />
        </>,
      )}
      {place(
        "pest",
        <>
          <path d="M282 366h64v56h-64z" className={styles.hit} />
          <path
            d="M300 384l-10-8M300 396h-13M300 406l-10 8M328 384l10-8M328 396h13M328 406l10 8"
            className={styles.line}
          />
          <ellipse cx="314" cy="396" rx="15" ry="19" />
          <circle cx="314" cy="374" r="7" />
        </>,
      )}
      {place(
        "environment",
        <>
          <path d="M276 14h74v74h-74z" className={styles.hit} />
          <circle cx="313" cy="51" r="17" />
          <path
            d="M313 25v-9M313 77v9M287 51h-9M339 51h9M295 33l-6-6M331 69l6 6M331 33l6-6M295 69l-6 6"
            className={styles.line}
          />
        </>,
      )}
      {place(
        "other",
        <>
          <path d="M14 366h74v72H14z" className={styles.hit} />
          <path d="M50 412c-2-14 0-24 8-32" className={styles.line} />
          <path d="M57 382c2-10 10-15 22-14-1 11-10 17-22 14zM55 384c-4-9-13-13-23-10 3 10 12 15 23 10z" />
          <ellipse cx="48" cy="420" rx="17" ry="12" />
        </>,
      )}
    </svg>
  );
}
