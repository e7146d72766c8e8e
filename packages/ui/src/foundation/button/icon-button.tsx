import { type ButtonHTMLAttributes, forwardRef } from "react";
import { cx } from "../class-names.ts";
import { Icon, type IconDrawing } from "../icon/icon.tsx";
import { Link, type LinkProps } from "../link/link.tsx";
import styles from "./button.module.css";
import { type ButtonLook, type ButtonSize, buttonClass } from "./button-style.ts";

interface IconOnly {
  icon: IconDrawing;
  /** What it does: accessible name and tooltip. */
  label: string;
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

export type IconButtonProps = IconOnly &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | keyof IconOnly>;

/** A square button with an icon and no text. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, look = "quiet", size, className, type = "button", ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      aria-label={label}
      title={label}
      className={buttonClass({ look, size, className: cx(styles.square, className) })}
    >
      <Icon of={icon} />
    </button>
  );
});

export type IconLinkProps = IconOnly & Omit<LinkProps, "children" | keyof IconOnly>;

/** A square link with an icon and no text. */
export function IconLink({ icon, label, look = "quiet", size, className, ...rest }: IconLinkProps) {
  return (
    <Link
      {...rest}
      aria-label={label}
      title={label}
      className={buttonClass({ look, size, className: cx(styles.square, className) })}
    >
      <Icon of={icon} />
    </Link>
  );
}
