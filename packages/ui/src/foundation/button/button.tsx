import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from "react";
import { cx } from "../class-names.ts";
import { Icon, type IconDrawing } from "../icon/icon.tsx";
import { Link, type LinkProps } from "../link/link.tsx";
import styles from "./button.module.css";
import { type ButtonStyleProps, buttonClass } from "./button-style.ts";

export interface ButtonProps
  extends ButtonStyleProps,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> {
  /** Before the text. */
  icon?: IconDrawing | undefined;
  /** While a request is in flight: a spinner replaces the icon, the width stays, clicks do nothing. */
  busy?: boolean | undefined;
  /** A verb and its object: "Publish week 12". */
  children: ReactNode;
}

/**
 * A button. It submits nothing by default (`type="submit"` does), and a busy one stays in the tab order, so that focus is not lost
 * while a request is in flight.
 *
 * @example <Button look="primary" type="submit" busy={isSaving}>Publish week 12</Button>
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look, size, wide, className, icon, busy, children, type = "button", onClick, ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      // A busy submit button must not submit the form twice.
      type={busy ? "button" : type}
      className={buttonClass({ look, size, wide, className: cx(busy && !icon && styles.noIcon, className) })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <span className={styles.spinner} /> : icon ? <Icon of={icon} /> : null}
      {children}
    </button>
  );
});

export interface LinkButtonProps extends ButtonStyleProps, Omit<LinkProps, "className"> {
  icon?: IconDrawing | undefined;
  children: ReactNode;
}

/** A link that looks like a button, for navigation. Use a {@link Button} in a form to change something. */
export function LinkButton({ look, size, wide, className, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ look, size, wide, className })}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Link>
  );
}
