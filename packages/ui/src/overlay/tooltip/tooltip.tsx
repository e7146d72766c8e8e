import { cloneElement, type ReactElement, type ReactNode, useId, useState } from "react";
import { cx } from "../../foundation/class-names.ts";
import styles from "./tooltip.module.css";

export interface TooltipProps {
  /** One sentence more than the name of the thing says. Nothing that is needed: fingers see it only on focus. */
  text: ReactNode;
  /** Where it lines up, for what stands near an edge. */
  align?: "start" | "center" | "end" | undefined;
  /** The button, link or field it explains; it is tied to it as its description. */
  children: ReactElement<{ "aria-describedby"?: string | undefined }>;
}

/** A remark that comes with the pointer or the focus, can be pointed at, and goes by Escape. */
export function Tooltip({ text, align = "center", children }: TooltipProps) {
  const id = useId();
  const [isAway, setAway] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what is done to the control inside
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
