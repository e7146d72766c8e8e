import { Bookmark, Check, Heart, Plus } from "lucide-react";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { cx } from "../class-names.ts";
import { Icon, type IconDrawing } from "../icon/icon.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import styles from "./button.module.css";
import { type ButtonSize, buttonClass } from "./button-style.ts";

interface ToggleProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "className" | "type"> {
  /** Whether it is on now. */
  pressed: boolean;
  size?: ButtonSize | undefined;
  /** Without an edge: for rows of small actions, as under a comment. */
  borderless?: boolean | undefined;
}

export interface ToggleButtonProps extends ToggleProps {
  icon: IconDrawing;
  /** Icon while on; by default the same icon, filled. */
  iconPressed?: IconDrawing | undefined;
  love?: boolean | undefined;
  children: ReactNode;
}

/**
 * A button with an on and an off state. It is a submit button: put it into a form whose fields contain the next state. It works before
 * hydration; afterwards the same form goes through the router.
 */
export function ToggleButton({
  pressed,
  size,
  borderless,
  icon,
  iconPressed,
  love,
  children,
  ...rest
}: ToggleButtonProps) {
  return (
    <button
      {...rest}
      type="submit"
      aria-pressed={pressed}
      className={buttonClass({
        look: borderless ? "quiet" : "outline",
        size,
        className: cx(love && styles.love, borderless && styles.borderless),
      })}
    >
      <Icon of={(pressed && iconPressed) || icon} filled={pressed && !iconPressed} />
      {children}
    </button>
  );
}

export interface LikeButtonProps extends ToggleProps {
  /** The number of likes, formatted ("1,024"). */
  count: string;
  /** What it does, announced before the count: "Like". `aria-pressed` conveys the state, so the word stays the same. */
  label: string;
}

/** A like button with its count. */
export function LikeButton({ count, label, ...rest }: LikeButtonProps) {
  return (
    <ToggleButton {...rest} icon={Heart} love>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.count}>{count}</span>
    </ToggleButton>
  );
}

export interface WordToggleProps extends ToggleProps {
  /** The word for the current state: "Follow" or "Following", "Save" or "Saved". */
  children: ReactNode;
}

/** Follow a grower, a diary or a question. */
export function FollowButton(props: WordToggleProps) {
  return <ToggleButton {...props} icon={Plus} iconPressed={Check} />;
}

/** Saves something to the bookmarks. */
export function SaveButton(props: WordToggleProps) {
  return <ToggleButton {...props} icon={Bookmark} />;
}
