import type { ReactNode } from "react";
import { Score } from "../../foundation/score/score.tsx";
import styles from "../../media/card/card.module.css";
import lines from "../../media/card/card-lines.module.css";
import { type CardBase, CardPicture, CardTitle } from "../../media/card/card-parts.tsx";

export interface ProductCardProps extends CardBase {
  name: string;
  /** Its brand, in small above the name. */
  brand?: string | undefined;
  /** What it is, for lists of several kinds: "Nutrients, coco", or a badge. */
  kind?: ReactNode | undefined;
  /** "8.6" and "/10"; omitted before the first review. */
  score?: { value: string; of: string } | undefined;
  /** Its use: "in 1,310 diaries". */
  use?: string | undefined;
}

/** A product in a list: square picture, brand, name, score, and the number of diaries that use it. */
export function ProductCard(props: ProductCardProps) {
  const { href, name, brand, kind, score, use } = props;
  return (
    <article className={styles.card} data-impression={props.impression}>
      <CardPicture
        href={href}
        photo={props.photo}
        shape="1:1"
        sizes={props.sizes}
        priority={props.priority}
        eager={props.eager}
      />
      {brand ? <p className={lines.small}>{brand}</p> : null}
      <CardTitle href={href} titleLang={props.titleLang} headingLevel={props.headingLevel}>
        {name}
      </CardTitle>
      {kind ? <p className={lines.small}>{kind}</p> : null}
      {score || use ? (
        <p className={lines.line}>
          {score ? <Score {...score} /> : <span />}
          <span className={lines.quiet}>{use}</span>
        </p>
      ) : null}
    </article>
  );
}
