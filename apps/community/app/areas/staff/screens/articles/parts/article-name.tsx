import { Icon, TextLink } from "@grow/ui/foundation";
import { Newspaper } from "lucide-react";
import type { ArticleRow } from "../view.ts";
import styles from "./article-name.module.css";

/** An article by its cover and title. */
export function ArticleName({ row: { cover, href, lang, title } }: { row: ArticleRow }) {
  return (
    <span className={styles.article}>
      {cover ? (
        <img className={styles.cover} src={cover} alt="" loading="lazy" />
      ) : (
        <span className={styles.cover}>
          <Icon of={Newspaper} />
        </span>
      )}
      <TextLink href={href} lang={lang}>
        {title}
      </TextLink>
    </span>
  );
}
