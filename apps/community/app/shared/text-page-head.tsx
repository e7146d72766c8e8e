import styles from "./text-page-head.module.css";

interface TextPageHeadProps {
  title: string;
  standfirst: string;
  /** The language of the text where it is not that of the page. */
  lang: string | undefined;
  /** Within another page its title is no h1. */
  isPreview?: boolean;
}

/** Title and first sentence of a text of the site. */
export function TextPageHead({ title, standfirst, lang, isPreview = false }: TextPageHeadProps) {
  return (
    <header className={styles.head} lang={lang}>
      {isPreview ? <p className={styles.title}>{title}</p> : <h1>{title}</h1>}
      <p className={styles.standfirst}>{standfirst}</p>
    </header>
  );
}
