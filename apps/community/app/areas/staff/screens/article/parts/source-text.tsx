import { Prose } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import styles from "../screen.module.css";
import type { SavedArticle } from "../view.ts";

/** The original beside its translation: above it on narrow windows, with a height of its own. */
export function SourceText({ source }: { source: NonNullable<SavedArticle["source"]> }) {
  return (
    <div className={styles.source}>
      <h2 id="source-title">
        <Trans id="article.source">Original</Trans>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <section className={styles.sourceText} tabIndex={0} aria-labelledby="source-title">
        <h3 lang={source.lang}>{source.title}</h3>
        <Prose html={source.html} lang={source.lang} />
      </section>
    </div>
  );
}
