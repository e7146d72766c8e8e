import { Fragment, type ReactNode } from "react";
import styles from "./prose.module.css";
import { type LoneLink, proseParts } from "./prose-parts.ts";

export type { LoneLink } from "./prose-parts.ts";

export interface ProseProps {
  /** HTML as the API returns it: sanitised, with ids on its headings. Never pass HTML from another source. */
  html: string;
  /** Language of the text, if it differs from the page's. */
  lang?: string | undefined;
  /** Renders a card for a link alone in its paragraph; null keeps the paragraph. */
  renderCard?: ((link: LoneLink) => ReactNode | null) | undefined;
}

/** Long formatted text by users: articles, rules, descriptions. */
export function Prose({ html, lang, renderCard }: ProseProps) {
  const parts = renderCard ? proseParts(html) : [{ html, link: null }];
  return (
    <div className={styles.prose} lang={lang}>
      {parts.map((part, index) => {
        const card = part.link && renderCard?.(part.link);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, and a text never changes order.
          <Fragment key={index}>
            {card ? (
              <div className={styles.card}>{card}</div>
            ) : (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises when it stores and when it answers.
              <div className={styles.part} dangerouslySetInnerHTML={{ __html: part.html }} />
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
