import { cx } from "../../foundation/class-names.ts";
import card from "../../media/card/card.module.css";
import { type CardBase, CardPicture, CardTitle } from "../../media/card/card-parts.tsx";
import styles from "./article-card.module.css";

export interface ArticleCardProps extends CardBase {
  title: string;
  /** Category and length: "Harvest, 9 min". */
  detail?: string | undefined;
  /** The first sentence; shown by `lead` and `column`. */
  standfirst?: string | undefined;
  /** `lead`: the first article of a page. `column`: in a grid. `row`: in a list, picture at the start. */
  look?: "lead" | "column" | "row" | undefined;
}

/** An article of the journal: picture 3:2, title, category and minutes. */
export function ArticleCard(props: ArticleCardProps) {
  const { href, title, detail, standfirst, look = "column" } = props;
  return (
    <article className={cx(card.card, look !== "column" && styles[look])}>
      <CardPicture
        href={href}
        photo={props.photo}
        shape="3:2"
        sizes={props.sizes ?? (look === "row" ? "128px" : undefined)}
        priority={props.priority}
        eager={props.eager}
      />
      <CardTitle href={href} titleLang={props.titleLang} headingLevel={props.headingLevel}>
        {title}
      </CardTitle>
      {standfirst && look !== "row" ? (
        <p className={styles.standfirst} lang={props.titleLang}>
          {standfirst}
        </p>
      ) : null}
      {detail ? <p className={styles.detail}>{detail}</p> : null}
    </article>
  );
}
