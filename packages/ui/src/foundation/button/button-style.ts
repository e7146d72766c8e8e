import { cx } from "../class-names.ts";
import styles from "./button.module.css";

/** How a button looks. One `primary` per view; `plain` is sunken; `quiet` has no background; `danger` destroys something. */
export type ButtonLook = "primary" | "outline" | "plain" | "quiet" | "danger";

/** 36, 44 (the default) or 52 px high. */
export type ButtonSize = "small" | "medium" | "large";

export interface ButtonStyleProps {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  /** Takes the whole width. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

/** The classes of a button, shared by buttons and links that look like one. */
export function buttonClass({
  look = "plain",
  size = "medium",
  wide,
  className,
}: ButtonStyleProps): string | undefined {
  return cx(
    styles.button,
    look !== "plain" && styles[look],
    size !== "medium" && styles[size],
    wide && styles.wide,
    className,
  );
}
