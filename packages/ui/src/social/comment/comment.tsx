import { Reply } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar, type AvatarProps } from "../../foundation/avatar/avatar.tsx";
import { Badge } from "../../foundation/chip/chip.tsx";
import { Icon } from "../../foundation/icon/icon.tsx";
import { Link } from "../../foundation/link/link.tsx";
import styles from "./comment.module.css";

export interface CommentProps {
  /** Anchor of the comment, for links to it. */
  id?: string | undefined;
  author: Pick<AvatarProps, "src" | "seed" | "removed"> & { name: string; href?: string | undefined };
  /** Beside the name: "Author", "Moderator". */
  badge?: string | undefined;
  /** The machine-readable time and an age ("2 d"), with the full date as tooltip. */
  time: { iso: string; text: string; title?: string | undefined };
  /** After the time: "edited", "sending". */
  state?: ReactNode | undefined;
  /** At the end of the line: a menu with rare actions: edit, delete, report. */
  menu?: ReactNode | undefined;
  /** The text; paragraphs or plain text. While editing: a form with the {@link CommentComposer}. */
  children: ReactNode;
  /** Language of the text, if it differs from the page's. */
  lang?: string | undefined;
  /** Small buttons under the text: like, reply, translate, a menu. */
  actions?: ReactNode | undefined;
  /** Replies, as further `Comment`s, and the reply form. One level only: a reply to a reply is on the same level. */
  replies?: ReactNode | undefined;
}

/** A comment with its actions and replies. Put several into a {@link CommentThread}. */
export function Comment({
  id,
  author,
  badge,
  time,
  state,
  menu,
  children,
  lang,
  actions,
  replies,
}: CommentProps) {
  return (
    <article className={styles.comment} id={id}>
      <Avatar src={author.src} seed={author.seed} removed={author.removed} />
      <div className={styles.body}>
        <div className={styles.head}>
          {author.href ? (
            <Link href={author.href} className={styles.author}>
              {author.name}
            </Link>
          ) : (
            <b>{author.name}</b>
          )}
          {badge ? <Badge>{badge}</Badge> : null}
          <time dateTime={time.iso} title={time.title}>
            {time.text}
          </time>
          {state ? <span className={styles.edited}>{state}</span> : null}
          {menu ? <span className={styles.menu}>{menu}</span> : null}
        </div>
        <div className={styles.text} lang={lang}>
          {children}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {replies ? <div className={styles.replies}>{replies}</div> : null}
    </article>
  );
}

/** Comments separated by hairlines. */
export function CommentThread({ children }: { children: ReactNode }) {
  return <div className={styles.thread}>{children}</div>;
}

export interface CommentReplyProps {
  /** "Reply". */
  label: ReactNode;
  /** Initially open: after a rejected reply. */
  open?: boolean | undefined;
  /** The form, with a {@link CommentComposer}. */
  children: ReactNode;
}

/** Opens a form under a comment, among its actions. Works without scripts. */
export function CommentReply({ label, open, children }: CommentReplyProps) {
  return (
    <details className={styles.reply} open={open}>
      <summary>
        <Icon of={Reply} size={16} />
        {label}
      </summary>
      {children}
    </details>
  );
}

/** Placeholder of a deleted comment: "This comment was removed." */
export function CommentGone({ children }: { children: ReactNode }) {
  return <span className={styles.gone}>{children}</span>;
}
