import { type ReactNode, useRef } from "react";
import { type ButtonLook, type ButtonSize, buttonClass } from "../../foundation/button/button-style.ts";
import { cx } from "../../foundation/class-names.ts";
import styles from "./panel.module.css";
import { type PanelBehaviour, usePanel } from "./use-panel.ts";

export interface PanelProps {
  /** The trigger. An icon alone needs a `label`. */
  trigger: ReactNode;
  /** Accessible name of a trigger without text: "More actions". */
  label?: string | undefined;
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  /** A trigger without a button's style: an avatar, a word in the header. */
  bare?: boolean | undefined;
  /** A trigger styled as a chip: the settings in the footer. */
  pill?: boolean | undefined;
  /** A square trigger for an icon alone. */
  square?: boolean | undefined;
  /** Side on which the panel aligns with its trigger. */
  align?: "start" | "end" | undefined;
  /** Opens upwards, for triggers at the foot of a page. */
  up?: boolean | undefined;
  /** A bottom sheet below 840 px, for more than five rows. */
  sheet?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of menus and popovers: a `<details>`, so that it opens without scripts. */
export function Panel({
  trigger,
  label,
  look = "quiet",
  size,
  bare,
  pill,
  square,
  align = "end",
  up,
  sheet,
  className,
  children,
  ...behaviour
}: PanelProps & PanelBehaviour) {
  const ref = useRef<HTMLDetailsElement>(null);
  usePanel(ref, behaviour);
  const isBare = bare || pill;
  return (
    <details ref={ref} className={cx(styles.holder, className)}>
      <summary
        className={
          isBare
            ? cx(styles.bare, pill && styles.pill)
            : buttonClass({ look, size, className: cx(square && styles.square) })
        }
        aria-label={label}
        title={label}
      >
        {trigger}
      </summary>
      <div
        className={cx(styles.panel, align === "end" && styles.end, up && styles.up, sheet && styles.sheet)}
      >
        {children}
      </div>
    </details>
  );
}
