import { Ban, Check, CheckCheck, CircleAlert, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { MiniStrip, type MiniStripProps } from "../../diary/week-strip/mini-strip.tsx";
import { cx } from "../../foundation/class-names.ts";
import { Icon, type IconDrawing } from "../../foundation/icon/icon.tsx";
import { Link } from "../../foundation/link/link.tsx";
import { Photo, type PhotoSource } from "../../media/photo/photo.tsx";
import styles from "./chat.module.css";

const signs = { sending: Clock, sent: Check, read: CheckCheck, failed: CircleAlert };

export interface ChatBubbleProps {
  /** For links to it. */
  id?: string | undefined;
  /** A link led to it. */
  isMarked?: boolean | undefined;
  /** The user's own message: at the end, on accent colour. */
  isOwn?: boolean | undefined;
  /** The sender, above the first message of a run, where a room has more than two people. */
  author?: ReactNode | undefined;
  /** The text; `media` is for a photo or a shared card. */
  children?: ReactNode | undefined;
  /** Language of the text, if it differs from the page's. */
  lang?: string | undefined;
  /** A photo, or a {@link ChatShare}, without a background. */
  media?: ReactNode | undefined;
  /** The time. Omitted in a run of messages of the same minute. */
  time?: { iso: string; text: string } | undefined;
  /** Delivery state of the user's own message, as icon and word. */
  state?: { kind: "sending" | "sent" | "read" | "failed"; label: string } | undefined;
  /** Under a failed message: try again, remove. */
  actions?: ReactNode | undefined;
  /** Beside the text: a menu of rare actions. */
  menu?: ReactNode | undefined;
}

/** One message of a room. */
export function ChatBubble(props: ChatBubbleProps) {
  const { id, isMarked, isOwn, author, children, lang, media, time, state, actions, menu } = props;
  const isFailed = state?.kind === "failed";
  return (
    <li id={id} className={cx(styles.message, isOwn && styles.own, isMarked && styles.marked)}>
      {author ? <span className={styles.author}>{author}</span> : null}
      {media}
      <div className={styles.line}>
        {children ? (
          <div className={styles.bubble} lang={lang}>
            {children}
          </div>
        ) : null}
        {menu ? <span className={styles.menu}>{menu}</span> : null}
      </div>
      {time || state ? (
        <span className={cx(styles.when, isFailed && styles.failed)}>
          {time ? <time dateTime={time.iso}>{time.text}</time> : null}
          {state ? (
            <>
              <Icon of={signs[state.kind]} size={14} />
              {state.label}
            </>
          ) : null}
        </span>
      ) : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </li>
  );
}

/** Where a message was deleted: "Message deleted". */
export function ChatGap({ isOwn, children }: Pick<ChatBubbleProps, "isOwn"> & { children: ReactNode }) {
  return (
    <li className={cx(styles.message, isOwn && styles.own)}>
      <span className={styles.gap}>
        <Icon of={Ban} size={14} />
        {children}
      </span>
    </li>
  );
}

export interface ChatShareProps {
  href: string;
  photo?: PhotoSource | undefined;
  /** Its kind, in place of a missing photo. */
  icon: IconDrawing;
  /** "Velvet Orbit, week 13". */
  title: string;
  /** The diary's mini strip. */
  strip?: MiniStripProps | undefined;
  /** Instead of a strip: the maker, the phase. */
  detail?: string | undefined;
  /** Language of the title, if it differs from the page's. */
  lang?: string | undefined;
}

/** Something of Grow's own that was shared: a diary, a week, a strain, a product. */
export function ChatShare({ href, photo, icon, title, strip, detail, lang }: ChatShareProps) {
  return (
    <Link href={href} className={styles.share}>
      <span className={styles.sharePhoto}>
        {photo ? (
          <Photo photo={photo} sizes="52px" shape="1:1" />
        ) : (
          <span className={styles.noPhoto}>
            <Icon of={icon} size={24} />
          </span>
        )}
      </span>
      <span className={styles.shareWords}>
        <b lang={lang}>{title}</b>
        {detail ? <span className={styles.shareDetail}>{detail}</span> : null}
        {strip ? <MiniStrip {...strip} /> : null}
      </span>
    </Link>
  );
}
