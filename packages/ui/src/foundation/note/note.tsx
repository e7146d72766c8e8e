import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../class-names.ts";
import { Icon, type IconDrawing } from "../icon/icon.tsx";
import tones from "../tone/tone.module.css";
import styles from "./note.module.css";

export interface NoteProps {
  tone?: "plain" | "good" | "info" | "warn" | "bad" | undefined;
  /** A line in semibold before the text. */
  title?: ReactNode | undefined;
  /** Replaces the tone's own icon. */
  icon?: IconDrawing | undefined;
  children?: ReactNode | undefined;
  /** Announced at once when it appears: for the failure of a user's action. */
  urgent?: boolean | undefined;
  /** Without rounded corners, at full width: the banner under the header. */
  banner?: boolean | undefined;
}

const signs: Record<NonNullable<NoteProps["tone"]>, IconDrawing> = {
  plain: Info,
  info: Info,
  good: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
};

/** A note about its surroundings. Use a toast for events. */
export function Note({ tone = "plain", title, icon, children, urgent, banner }: NoteProps) {
  return (
    <div
      className={cx(styles.note, tone === "plain" ? styles.plain : tones[tone], banner && styles.banner)}
      role={urgent ? "alert" : undefined}
    >
      <Icon of={icon ?? signs[tone]} />
      <div>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
