import type { ReactNode } from "react";
import { Avatar, type AvatarProps } from "../../foundation/avatar/avatar.tsx";
import { Link } from "../../foundation/link/link.tsx";
import type { Impression } from "../../media/card/card-parts.tsx";
import { Photo, type PhotoSource } from "../../media/photo/photo.tsx";
import styles from "./grower-card.module.css";

export interface GrowerCardProps extends Impression, Pick<AvatarProps, "src" | "seed" | "removed"> {
  name: string;
  /** The profile; undefined for a deleted account. */
  href?: string | undefined;
  /** "38 diaries, since 2021". */
  detail?: ReactNode | undefined;
  /** Moderator, brand, Premium. */
  badges?: ReactNode | undefined;
  /** At most three: harvests, median yield, likes. */
  figures?: readonly { name: string; value: string; unit?: string | undefined }[] | undefined;
  /** What they grow: links to strains. */
  topics?: ReactNode | undefined;
  /** Up to three of the newest photos. */
  photos?: readonly PhotoSource[] | undefined;
  /** Follow, write. */
  action?: ReactNode | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A grower: picture, name, the newest photos, what they grow, figures. A row with small photos on phones. */
export function GrowerCard(props: GrowerCardProps) {
  const { name, href, detail, badges, figures = [], photos = [], topics, action, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card} data-impression={props.impression}>
      <div className={styles.head}>
        <Avatar src={props.src} seed={props.seed} removed={props.removed} size={44} />
        <div className={styles.words}>
          <Heading className={styles.name}>{href ? <Link href={href}>{name}</Link> : name}</Heading>
          {detail ? <p className={styles.detail}>{detail}</p> : null}
        </div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {badges ? <p className={styles.badges}>{badges}</p> : null}
      {photos.length > 0 ? (
        <div className={styles.photos}>
          {photos.slice(0, 3).map((photo) => (
            <Photo key={photo.src} photo={photo} shape="4:5" sizes="(max-width: 40rem) 40px, 140px" />
          ))}
        </div>
      ) : null}
      {topics ? <p className={styles.topics}>{topics}</p> : null}
      {figures.length > 0 ? (
        <dl className={styles.figures}>
          {figures.map((figure) => (
            <div key={figure.name}>
              <dt>{figure.name}</dt>
              <dd>
                {figure.value}
                {figure.unit ? <small> {figure.unit}</small> : null}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </article>
  );
}
