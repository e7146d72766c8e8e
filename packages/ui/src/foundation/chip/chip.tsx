import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../class-names.ts";
import { Icon, type IconDrawing } from "../icon/icon.tsx";
import { Link, type LinkProps } from "../link/link.tsx";
import tones from "../tone/tone.module.css";
import styles from "./chip.module.css";

export interface ChipProps extends Omit<LinkProps, "className" | "children"> {
  children: ReactNode;
  icon?: IconDrawing | undefined;
  /** An active filter; the cross shows that pressing removes it. */
  on?: boolean | undefined;
  /** Dashed: an offer instead of a state ("Save this search"). */
  dashed?: boolean | undefined;
  small?: boolean | undefined;
}

/** A chip that can be pressed: an active filter, or a tag that links to more of its kind. */
export function Chip({ children, icon, on, dashed, small, ...link }: ChipProps) {
  return (
    <Link
      {...link}
      className={cx(styles.chip, on && styles.on, dashed && styles.dashed, small && styles.small)}
    >
      {icon ? <Icon of={icon} /> : null}
      {children}
      {on ? <Icon of={X} /> : null}
    </Link>
  );
}

export interface BadgeProps {
  children: ReactNode;
  tone?: "plain" | "good" | "warn" | "bad" | "info" | undefined;
  icon?: IconDrawing | undefined;
}

/** A state: Draft, Verified, Hidden, In review. Not interactive. */
export function Badge({ children, tone = "plain", icon }: BadgeProps) {
  return (
    <span className={cx(styles.badge, tone === "plain" ? styles.plain : tones[tone])}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </span>
  );
}

export interface CountDotProps {
  /** The formatted number: "3", "99+". */
  children: ReactNode;
  tone?: "news" | "accent" | undefined;
}

/** A number in a small disc: unread notifications, active filters. */
export function CountDot({ children, tone = "news" }: CountDotProps) {
  return <span className={cx(styles.dot, tone === "accent" && styles.accent)}>{children}</span>;
}
