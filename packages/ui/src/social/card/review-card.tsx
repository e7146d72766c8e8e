import { NotebookText } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "../../foundation/avatar/avatar.tsx";
import { LinkButton } from "../../foundation/button/button.tsx";
import { Link } from "../../foundation/link/link.tsx";
import { isPlainPress } from "../../foundation/link/plain-press.ts";
import { Score } from "../../foundation/score/score.tsx";
import type { CardGrower } from "../../media/card/card-parts.tsx";
import { Photo, type PhotoSource } from "../../media/photo/photo.tsx";
import styles from "./review-card.module.css";

/** A photo of a review, with the URL of its large file. */
export interface ReviewPhoto extends PhotoSource {
  id: string | number;
  href: string;
}

export interface ReviewCardProps {
  grower: CardGrower;
  /** The author's experience with it: "Used in 11 diaries", "Harvested in October, 80×80 tent". */
  context?: string | undefined;
  /** "9.1" and "/10". */
  score: { value: string; of: string };
  /** The text, with paragraphs. A rating alone has none. */
  text?: ReactNode | undefined;
  /** Language of the text, if it differs from the page's. */
  lang?: string | undefined;
  /** Partial scores: growing 9, resistance 8, smoke 10. */
  parts?: readonly { name: string; value: string }[] | undefined;
  photos?: readonly ReviewPhoto[] | undefined;
  /** Opens the lightbox; without it a photo is a link to its large file. */
  onOpenPhoto?: ((index: number) => void) | undefined;
  /** Helpful, translate, report: submit buttons of the app's form. */
  actions?: ReactNode | undefined;
  /** The diary it belongs to. */
  diary?: { href: string; label: string } | undefined;
  /** The brand's reply and its author. */
  reply?: { by: string; text: ReactNode; lang?: string | undefined } | undefined;
}

/** A review: author, experience, score, text, partial scores, photos, actions. */
export function ReviewCard(props: ReviewCardProps) {
  const {
    grower,
    context,
    score,
    text,
    lang,
    parts = [],
    photos = [],
    onOpenPhoto,
    actions,
    diary,
    reply,
  } = props;
  return (
    <article className={styles.review}>
      <div className={styles.head}>
        <Avatar src={grower.src} seed={grower.seed} removed={grower.removed} size={44} />
        <div className={styles.person}>
          {grower.href ? (
            <Link href={grower.href} className={styles.name}>
              {grower.name}
            </Link>
          ) : (
            <b>{grower.name}</b>
          )}
          {context ? <span className={styles.quiet}>{context}</span> : null}
        </div>
        <span className={styles.score}>
          <Score {...score} />
        </span>
      </div>
      {text ? (
        <p className={styles.text} lang={lang}>
          {text}
        </p>
      ) : null}
      {parts.length > 0 ? (
        <dl className={styles.parts}>
          {parts.map((part) => (
            <div key={part.name}>
              <dt>{part.name}</dt>
              <dd>{part.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {photos.length > 0 ? (
        <ul className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <Link
                href={photo.href}
                onClick={(event) => {
                  if (!onOpenPhoto || !isPlainPress(event)) return;
                  event.preventDefault();
                  onOpenPhoto(index);
                }}
              >
                <Photo photo={photo} shape="1:1" sizes="80px" />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {reply ? (
        <div className={styles.reply}>
          <b>{reply.by}</b>
          <p lang={reply.lang}>{reply.text}</p>
        </div>
      ) : null}
      {actions || diary ? (
        <div className={styles.actions}>
          {actions}
          {diary ? (
            <LinkButton href={diary.href} look="quiet" size="small" icon={NotebookText}>
              {diary.label}
            </LinkButton>
          ) : null}
        </div>
      ) : null}
    </article>
  );
}
