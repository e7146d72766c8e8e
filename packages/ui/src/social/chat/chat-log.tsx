import type { ReactNode } from "react";
import { cx } from "../../foundation/class-names.ts";
import styles from "./chat.module.css";

export interface ChatLogProps {
  /** "Messages with tessellate". */
  label: string;
  /** {@link ChatBubble}s, {@link ChatDay}s, one {@link ChatNews}. Oldest first. */
  children: ReactNode;
  /** Under the last message: {@link ChatTyping}. */
  end?: ReactNode | undefined;
}

/** The messages of a room, newest at the bottom. New messages are announced. */
export function ChatLog({ label, children, end }: ChatLogProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <div className={styles.log} role="log" aria-label={label} tabIndex={0}>
      <ol className={styles.messages}>{children}</ol>
      {end}
    </div>
  );
}

/** Separates the days of a room: "Today", "14 September". */
export function ChatDay({ children }: { children: ReactNode }) {
  return <li className={styles.day}>{children}</li>;
}

/** Marks the first unread message: "2 new". */
export function ChatNews({ children }: { children: ReactNode }) {
  return <li className={cx(styles.day, styles.news)}>{children}</li>;
}

/** "tessellate is writing". */
export function ChatTyping({ children }: { children: ReactNode }) {
  return (
    <p className={styles.typing}>
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {children}
    </p>
  );
}
