import type { Heading } from "../headings.ts";
import styles from "./contents.module.css";

/** The headings of a text as links. */
export function Contents({ headings, lang }: { headings: readonly Heading[]; lang: string | undefined }) {
  return (
    <ol className={styles.contents} lang={lang}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
