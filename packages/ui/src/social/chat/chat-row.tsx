import { Avatar, type AvatarProps } from "../../foundation/avatar/avatar.tsx";
import { CountDot } from "../../foundation/chip/chip.tsx";
import { cx } from "../../foundation/class-names.ts";
import { Link } from "../../foundation/link/link.tsx";
import { VisuallyHidden } from "../../foundation/text/visually-hidden.tsx";
import styles from "./chat-row.module.css";

export interface ChatRowProps extends Pick<AvatarProps, "src" | "seed" | "removed"> {
  href: string;
  name: string;
  /** The last message, truncated to one line: "You: Same hygrometer, yes". */
  last: string;
  /** Language of the last message. */
  lang?: string | undefined;
  /** "3 min", with the machine-readable time. */
  time: { iso: string; text: string };
  /** Unread messages: the number, and its label: "2 unread". */
  unread?: { count: string; label: string } | undefined;
  /** Label of the green dot: "online". */
  online?: string | undefined;
  current?: boolean | undefined;
}

/** A room in the list of rooms. */
export function ChatRow(props: ChatRowProps) {
  const { href, name, last, lang, time, unread, online, current, src, seed, removed } = props;
  return (
    <Link href={href} className={styles.row} aria-current={current ? "page" : undefined}>
      <span className={styles.face}>
        <Avatar src={src} seed={seed} removed={removed} size={44} />
        {online ? (
          <span className={styles.online}>
            <VisuallyHidden>{online}</VisuallyHidden>
          </span>
        ) : null}
      </span>
      <span className={styles.words}>
        <b>{name}</b>
        <span className={cx(styles.last, unread && styles.unread)} lang={lang}>
          {last}
        </span>
      </span>
      <span className={styles.end}>
        <time dateTime={time.iso}>{time.text}</time>
        {unread ? (
          <>
            <VisuallyHidden>{unread.label}</VisuallyHidden>
            <span aria-hidden="true">
              <CountDot tone="accent">{unread.count}</CountDot>
            </span>
          </>
        ) : null}
      </span>
    </Link>
  );
}
