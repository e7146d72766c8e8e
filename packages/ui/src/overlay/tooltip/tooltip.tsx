import { cloneElement, type ReactElement, type ReactNode, useId, useState } from "react";
import { cx } from "../../foundation/class-names.ts";
import styles from "./tooltip.module.css";

export interface TooltipProps {
  /** One additional, optional sentence: touch users see it only on focus. */
  text: ReactNode;
  /** Alignment, for controls near an edge. */
  align?: "start" | "center" | "end" | undefined;
  /** The button, link or field it describes. */
  children: ReactElement<{ "aria-describedby"?: string | undefined }>;
}

/** A tooltip on hover or focus, which can be hovered itself and closes on Escape. */
export function Tooltip({ text, align = "center", children }: TooltipProps) {
  const id = useId();
  const [isAway, setAway] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events of the control inside
    <span
      className={cx(styles.holder, align !== "center" && styles[align], isAway && styles.away)}
      onKeyDown={(event) => {
        if (event.key === "Escape") setAway(true);
      }}
      onPointerLeave={() => setAway(false)}
      onBlur={() => setAway(false)}
    >
      {cloneElement(children, { "aria-describedby": id })}
      <span role="tooltip" id={id} className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
