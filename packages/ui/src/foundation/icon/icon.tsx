import type { LucideIcon } from "lucide-react";
import { cx } from "../class-names.ts";
import type { Phase } from "../phase/phase.ts";
import { drawingNodes } from "./drawing-nodes.tsx";
import styles from "./icon.module.css";

/** An icon of the kit: one path on the 24 px grid, stroked like lucide's. */
export interface PathDrawing {
  /** Path data; several strokes are joined, each starting with an absolute `M`. */
  readonly d: string;
}

/** An icon on the 24 px grid that inherits its colour: lucide's or the kit's own. */
export type IconDrawing = LucideIcon | PathDrawing;

export interface IconProps {
  /** The icon, from `lucide-react` or the kit. */
  of: IconDrawing;
  /** Edge length in pixels; 1.25 em by default. */
  size?: number | undefined;
  /** Fills the outline, for a toggle that is on. */
  filled?: boolean | undefined;
  className?: string | undefined;
  "data-phase"?: Phase | undefined;
}

/**
 * An icon beside a word. Always hidden from assistive technology: the word, or the `label` of an {@link IconButton}, gives the
 * meaning.
 *
 * @example <Icon of={Heart} filled />
 */
export function Icon({ of: drawing, size, filled, className, "data-phase": phase }: IconProps) {
  const classes = cx(styles.icon, filled && styles.filled, className);
  const style = size === undefined ? undefined : { inlineSize: size, blockSize: size };
  const strokes = "d" in drawing ? <path d={drawing.d} /> : drawingNodes(drawing);
  if (strokes === null && !("d" in drawing)) {
    const Drawing = drawing;
    return <Drawing className={classes} style={style} data-phase={phase} aria-hidden />;
  }
  return (
    <svg className={classes} viewBox="0 0 24 24" style={style} data-phase={phase} aria-hidden="true">
      {strokes}
    </svg>
  );
}
