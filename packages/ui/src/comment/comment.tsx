import type { ReactNode } from "react";
import { Avatar, type AvatarProps } from "../avatar/avatar.tsx";
import { Badge } from "../chip/chip.tsx";
import { Link } from "../link/link.tsx";
import styles from "./comment.module.css";

export interface CommentProps {
  /** Anchor of the comment, so that a link can lead to it. */
  id?: string | undefined;
  author: Pick<AvatarProps, "src" | "seed" | "removed"> & { name: string; href?: string | undefined };
  /** Beside the name: "Author", "Moderator". */
  badge?: string | undefined;
  /** When: an instant for machines and an age for people ("2 d"), with the full date as tooltip. */
  time: { iso: string; text: string; title?: string | undefined };
  /** The text; paragraphs or plain words. */
  children: ReactNode;
  /** Language of the text, if another than the page's. */
  lang?: string | undefined;
  /** Small buttons under the text: like, reply, translate, a menu. */
  actions?: ReactNode | undefined;
  /** Answers, as further `Comment`s, and the form for one. One level only: an answer to an answer stands beside it. */
  replies?: ReactNode | undefined;
}

/** One comment with what can be done to it and its answers. Put several into a {@link CommentThread}. */
export function Comment({ id, author, badge, time, children, lang, actions, replies }: CommentProps) {
  return (
    <article className={styles.comment} id={id}>
      <Avatar src={author.src} seed={author.seed} removed={author.removed} />
      <div className={styles.body}>
        <p className={styles.head}>
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
        </p>
        <div className={styles.text} lang={lang}>
          {children}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {replies ? <div className={styles.replies}>{replies}</div> : null}
    </article>
  );
}

/** Comments one under the other, with hairlines between. */
export function CommentThread({ children }: { children: ReactNode }) {
  return <div className={styles.thread}>{children}</div>;
}
