import { Check, CheckCheck, CircleAlert, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { MiniStrip, type MiniStripProps } from "../../diary/week-strip/mini-strip.tsx";
import { cx } from "../../foundation/class-names.ts";
import { Icon } from "../../foundation/icon/icon.tsx";
import { Link } from "../../foundation/link/link.tsx";
import { Photo, type PhotoSource } from "../../media/photo/photo.tsx";
import styles from "./chat.module.css";

const signs = { sending: Clock, sent: Check, read: CheckCheck, failed: CircleAlert };

export interface ChatBubbleProps {
  /** The user's own message: at the end, on accent colour. */
  isOwn?: boolean | undefined;
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
}

/** One message of a room. */
export function ChatBubble({ isOwn, children, lang, media, time, state, actions }: ChatBubbleProps) {
  const isFailed = state?.kind === "failed";
  return (
    <li className={cx(styles.message, isOwn && styles.own)}>
      {media}
      {children ? (
        <div className={styles.bubble} lang={lang}>
          {children}
        </div>
      ) : null}
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

export interface ChatShareProps {
  href: string;
  photo: PhotoSource;
  /** "Velvet Orbit, week 13". */
  title: string;
  /** The diary's mini strip. */
  strip?: MiniStripProps | undefined;
}

/** A shared diary or week, as a small card in a message. */
export function ChatShare({ href, photo, title, strip }: ChatShareProps) {
  return (
    <Link href={href} className={styles.share}>
      <span className={styles.sharePhoto}>
        <Photo photo={photo} sizes="52px" shape="1:1" />
      </span>
      <span className={styles.shareWords}>
        <b>{title}</b>
        {strip ? <MiniStrip {...strip} /> : null}
      </span>
    </Link>
  );
}
