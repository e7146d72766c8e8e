import { useFormats } from "@grow/i18n/react";
import { Section } from "@grow/ui/foundation";
import { useLingui } from "@lingui/react/macro";
import { audienceWord } from "../../../shared/newsletter-words.ts";
import styles from "../screen.module.css";
import type { NewslettersView } from "../view.ts";

/** How many growers could get a newsletter now. */
export function Audiences({ audiences }: Pick<NewslettersView, "audiences">) {
  const { i18n, t } = useLingui();
  const formats = useFormats();
  return (
    <Section title={t({ id: "newsletters.audiences", message: "Who allows your emails now" })} close>
      <dl className={styles.audiences}>
        {audiences.map(({ audience, cnt_users }) => (
          <div key={audience}>
            <dt>{audienceWord(i18n, audience)}</dt>
            <dd>{formats.number(cnt_users)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
