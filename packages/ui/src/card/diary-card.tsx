import { Heart, Lock, MessageSquare, Play, Scale } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar, type AvatarProps } from "../avatar/avatar.tsx";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import type { Phase } from "../phase/phase.ts";
import { Photo, PhotoLabel, type PhotoSource } from "../photo/photo.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { MiniStrip, type MiniStripProps } from "../week-strip/mini-strip.tsx";
import styles from "./card.module.css";

/** A count with the words that make it a sentence for those who do not see the drawing. */
export interface CardCount {
  /** As shown: "512". */
  count: string;
  /** As read: "512 likes". */
  label: string;
}

export interface DiaryCardProps {
  href: string;
  title: string;
  /** Language of the title, if another than the page's. */
  titleLang?: string | undefined;
  /** The newest photo. Without one the card shows an empty frame. */
  photo?: PhotoSource | null | undefined;
  /** Width on the page, as the `sizes` attribute. */
  sizes?: string | undefined;
  /** The first photo of the page. */
  priority?: boolean | undefined;
  /** Others of the first row. */
  eager?: boolean | undefined;
  strip: MiniStripProps;
  /** Where the diary stands: "Week 14, flowering", or "Harvested, 412 g". */
  state: { phase: Phase; text: string };
  /** Its length in short: "15 wk". */
  length?: string | undefined;
  /** The harvest's figure, laid on the photo: "1.37 g/W". */
  harvest?: string | undefined;
  /** The word on the photo of a diary with a video. */
  video?: string | undefined;
  /** The word on the photo of a diary for Premium. */
  premium?: string | undefined;
  grower: Pick<AvatarProps, "src" | "seed" | "removed"> & { name: string; href?: string | undefined };
  likes: CardCount;
  comments: CardCount;
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

function Meta({
  icon,
  count,
  className,
}: {
  icon: typeof Heart;
  count: CardCount;
  className?: string | undefined;
}) {
  return (
    <span className={className}>
      <Icon of={icon} />
      <span aria-hidden="true">{count.count}</span>
      <VisuallyHidden>{count.label}</VisuallyHidden>
    </span>
  );
}

/** A diary in a list: photo, its weeks in small, where it stands, title, grower, likes and comments. */
export function DiaryCard(props: DiaryCardProps): ReactNode {
  const { href, title, photo, strip, state, grower, likes, comments } = props;
  const Heading = `h${props.headingLevel ?? 3}` as const;
  return (
    <article className={styles.card}>
      {/* The title is the link for keyboards and screen readers; the photo is the same link for fingers. */}
      <Link href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        {photo ? (
          <Photo photo={photo} sizes={props.sizes} priority={props.priority} eager={props.eager}>
            {props.harvest ? (
              <PhotoLabel at="top-start">
                <Icon of={Scale} />
                {props.harvest}
              </PhotoLabel>
            ) : null}
            {props.premium ? (
              <PhotoLabel at="bottom-end">
                <Icon of={Lock} />
                {props.premium}
              </PhotoLabel>
            ) : null}
            {props.video ? (
              <PhotoLabel at={props.premium ? "bottom-start" : "bottom-end"}>
                <Icon of={Play} />
                {props.video}
              </PhotoLabel>
            ) : null}
          </Photo>
        ) : (
          <span className={styles.blank} />
        )}
      </Link>
      <MiniStrip {...strip} />
      <p className={styles.state} data-phase={state.phase}>
        <b>{state.text}</b>
        {props.length ? <span>{props.length}</span> : null}
      </p>
      <Heading className={styles.title} lang={props.titleLang}>
        <Link href={href}>{title}</Link>
      </Heading>
      <p className={styles.meta}>
        <span className={styles.grower}>
          <Avatar src={grower.src} seed={grower.seed} removed={grower.removed} size={24} />
          {grower.href ? (
            <Link href={grower.href} className={styles.name}>
              {grower.name}
            </Link>
          ) : (
            <span className={styles.name}>{grower.name}</span>
          )}
        </span>
        <Meta icon={Heart} count={likes} />
        <Meta icon={MessageSquare} count={comments} className={styles.comments} />
      </p>
    </article>
  );
}
