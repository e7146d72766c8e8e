import { Camera, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar, type AvatarProps } from "../../foundation/avatar/avatar.tsx";
import { cx } from "../../foundation/class-names.ts";
import { Icon } from "../../foundation/icon/icon.tsx";
import { Link } from "../../foundation/link/link.tsx";
import { VisuallyHidden } from "../../foundation/text/visually-hidden.tsx";
import { Photo, type PhotoProps, type PhotoShape, type PhotoSource } from "../photo/photo.tsx";
import styles from "./card.module.css";

/** The mark of an element whose time in view is measured. */
export interface Impression {
  /** Kind and id of what it shows: "diary:12". */
  impression?: string | undefined;
}

/** Props of every card: link, title and picture. */
export interface CardBase extends Impression, Pick<PhotoProps, "sizes" | "priority" | "eager"> {
  href: string;
  /** Language of the title, if it differs from the page's. */
  titleLang?: string | undefined;
  /** Without one the card shows an empty frame with a camera icon. */
  photo?: PhotoSource | null | undefined;
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A count, with a label that makes it a sentence for screen readers. */
export interface CardCount {
  /** Displayed: "512". */
  count: string;
  /** Announced: "512 likes". */
  label: string;
}

/** The user a card belongs to. */
export interface CardGrower extends Pick<AvatarProps, "src" | "seed" | "removed"> {
  name: string;
  href?: string | undefined;
}

export interface CardPictureProps extends Pick<CardBase, "href" | "photo" | "sizes" | "priority" | "eager"> {
  shape?: Exclude<PhotoShape, "original"> | undefined;
  /** Overlays on the photo. */
  children?: ReactNode | undefined;
}

/** The picture of a card as a link for pointers. Keyboards and screen readers use the title, which has the same target. */
export function CardPicture({
  href,
  photo,
  shape = "4:5",
  sizes,
  priority,
  eager,
  children,
}: CardPictureProps) {
  return (
    <Link href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
      {photo ? (
        <Photo photo={photo} shape={shape} sizes={sizes} priority={priority} eager={eager}>
          {children}
        </Photo>
      ) : (
        <span
          className={styles.blank}
          style={shape === "4:5" ? undefined : { aspectRatio: shape.replace(":", "/") }}
        >
          <Icon of={Camera} />
        </span>
      )}
    </Link>
  );
}

export interface CardTitleProps extends Pick<CardBase, "href" | "titleLang" | "headingLevel"> {
  children: string;
  className?: string | undefined;
}

/** The title of a card: its link, clamped to three lines. */
export function CardTitle({ href, titleLang, headingLevel = 3, children, className }: CardTitleProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading className={cx(styles.title, className)} lang={titleLang}>
      <Link href={href}>{children}</Link>
    </Heading>
  );
}

/** Picture and name in the last line of a card. */
export function CardPerson({ grower }: { grower: CardGrower }) {
  return (
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
  );
}

/** An icon with a number, announced as a sentence. */
export function CardCountMark({
  icon,
  count,
  className,
}: {
  icon: LucideIcon;
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
