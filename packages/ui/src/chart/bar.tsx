import styles from "./bar.module.css";

export interface BarProps {
  /** From 0 to 1; larger values are clipped. */
  share: number;
  /** Accessible description of the value. Omit it where the number is beside the bar. */
  label?: string | undefined;
  /** A chart colour: "var(--c-water)". */
  color?: string | undefined;
}

/** A share as a bar: a dose against the printed one, a rate by place. */
export function Bar({ share, label, color }: BarProps) {
  const width = `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`;
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <span className={styles.bar} {...named}>
      <span style={{ inlineSize: width, background: color }} />
    </span>
  );
}
