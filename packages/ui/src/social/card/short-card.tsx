import { Play } from "lucide-react";
import { Icon } from "../../foundation/icon/icon.tsx";
import styles from "../../media/card/card.module.css";
import {
  type CardBase,
  type CardGrower,
  CardPerson,
  CardPicture,
  CardTitle,
} from "../../media/card/card-parts.tsx";
import { PhotoLabel } from "../../media/photo/photo.tsx";
import short from "./short-card.module.css";

export interface ShortCardProps extends CardBase {
  title: string;
  /** Its length: "0:34". */
  time: string;
  grower: CardGrower;
  /** "1.2 k views". */
  views?: string | undefined;
  /** A video that is wider than tall. */
  wide?: boolean | undefined;
}

/** A short or video in a list: picture with its length in the corner, title, grower. */
export function ShortCard(props: ShortCardProps) {
  const { href, title, time, grower, views, wide } = props;
  return (
    <article className={styles.card} data-impression={props.impression}>
      <CardPicture
        href={href}
        photo={props.photo}
        shape={wide ? "16:9" : "9:16"}
        sizes={props.sizes}
        priority={props.priority}
        eager={props.eager}
      >
        <PhotoLabel at="bottom-end">
          <Icon of={Play} />
          {time}
        </PhotoLabel>
      </CardPicture>
      <CardTitle
        href={href}
        titleLang={props.titleLang}
        headingLevel={props.headingLevel}
        className={short.title}
      >
        {title}
      </CardTitle>
      <p className={styles.meta}>
        <CardPerson grower={grower} />
        {views ? <span>{views}</span> : null}
      </p>
    </article>
  );
}
