import { cx } from "../class-names.ts";
import { Icon, type IconProps } from "../icon/icon.tsx";
import type { Phase } from "../phase/phase.ts";
import styles from "./phase-tag.module.css";

const glyphs = {
  germination: {
    d: "M12 3.5c4.2 2.4 6 5.4 6 8.6a6 6 0 0 1-12 0c0-3.2 1.8-6.2 6-8.6zM12 18v1.5c0 1.3-.8 2-2 2M9.5 12.5c0 1.5.9 2.6 2.2 2.9",
  },
  vegetative: {
    d: "M12 21v-6M12 15c-3-3.5-3-8.5 0-12 3 3.5 3 8.5 0 12zM12 15c-1.8-3.6-5-5.2-8.5-5 .8 3.4 4 5.6 8.5 5zM12 15c1.8-3.6 5-5.2 8.5-5-.8 3.4-4 5.6-8.5 5z",
  },
  flowering: {
    d: "M12 22v-4M12 3c1.7 1.3 2.3 2.7 2.2 4.2C16.5 8 17.6 9.7 17.2 12c1.6 1.6 1.6 3.8.2 5.2-1.5 1.3-3.6 1.3-5.4.8-1.8.5-3.9.5-5.4-.8-1.4-1.4-1.4-3.6.2-5.2-.4-2.3.7-4 3-4.8C9.7 5.7 10.3 4.3 12 3zM9.5 11.5c1.6-.6 3.4-.6 5 0M8.5 15.2c2.2-.7 4.8-.7 7 0",
  },
  harvest: {
    d: "M7.5 3h9v3h-9zM8 6c-1.8 1-2.5 2.3-2.5 4v8.5A2.5 2.5 0 0 0 8 21h8a2.5 2.5 0 0 0 2.5-2.5V10c0-1.7-.7-3-2.5-4M9.5 12.5h5v4h-5z",
  },
};

export interface PhaseIconProps extends Pick<IconProps, "size" | "className"> {
  phase: Phase;
}

/** The glyph of a phase in its colour: seed, leaf, bud or jar. A phase always has the glyph or a word, because colour alone is not accessible. */
export function PhaseIcon({ phase, size, className }: PhaseIconProps) {
  return <Icon of={glyphs[phase]} size={size} className={cx(styles.glyph, className)} data-phase={phase} />;
}
