import { Languages } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../foundation/chip/chip.tsx";
import { cx } from "../../foundation/class-names.ts";
import { Link } from "../../foundation/link/link.tsx";
import card from "../../media/card/card.module.css";
import {
  type CardBase,
  type CardGrower,
  CardPerson,
  CardPicture,
  CardTitle,
} from "../../media/card/card-parts.tsx";
import styles from "./article-card.module.css";

export interface ArticleCardProps extends CardBase {
  title: string;
  /** What it is about: "Harvest and drying". */
  topic?: { label: string; href?: string | undefined } | undefined;
  /** Time to read: "9 min". */
  length?: string | undefined;
  /** Name of its language, if that differs from the page's: "Deutsch". */
  language?: string | undefined;
  /** The first sentence; `row` does not show it. */
  standfirst?: string | undefined;
  author?: CardGrower | undefined;
  /** Date of publication, as a `<time>`. */
  date?: ReactNode | undefined;
  /**
   * `lead`: the first article of a page, with `wide` beside its picture from 840 px. `column`: in a grid; on phones a row with the picture
   * at the end. `row`: in a list, picture at the start.
   */
  look?: "lead" | "wide" | "column" | "row" | undefined;
}

/** An article of the journal: picture, topic and minutes, title, first sentence, author. */
export function ArticleCard(props: ArticleCardProps) {
  const { href, title, topic, length, language, standfirst, author, date, look = "column" } = props;
  const isLead = look === "lead" || look === "wide";
  return (
    <article
      className={cx(card.card, styles[look], !props.photo && styles.bare)}
      data-impression={props.impression}
    >
      {props.photo ? (
        <CardPicture
          href={href}
          photo={props.photo}
          shape={isLead ? "16:9" : "3:2"}
          sizes={props.sizes ?? (look === "row" ? "128px" : undefined)}
          priority={props.priority}
          eager={props.eager}
        />
      ) : null}
      <div className={styles.words}>
        {topic || length || language ? (
          <p className={styles.about}>
            {topic ? (
              topic.href ? (
                <Link href={topic.href} className={styles.topic}>
                  {topic.label}
                </Link>
              ) : (
                <b>{topic.label}</b>
              )
            ) : null}
            {length ? <span>{length}</span> : null}
            {language ? (
              <span lang={props.titleLang}>
                <Badge icon={Languages}>{language}</Badge>
              </span>
            ) : null}
          </p>
        ) : null}
        <CardTitle href={href} titleLang={props.titleLang} headingLevel={props.headingLevel}>
          {title}
        </CardTitle>
        {standfirst && look !== "row" ? (
          <p className={styles.standfirst} lang={props.titleLang}>
            {standfirst}
          </p>
        ) : null}
        {author || date ? (
          <div className={cx(card.meta, styles.meta)}>
            {author ? <CardPerson grower={author} /> : null}
            {date}
          </div>
        ) : null}
      </div>
    </article>
  );
}
