import { LinkButton, Page, Stack } from "@grow/ui/foundation";
import { Translation } from "@grow/ui/social";
import { Trans, useLingui } from "@lingui/react/macro";
import type { TranslatedView } from "../../../../shared/translated-text/translation-view.ts";
import { noTranslation, translationSource } from "../../../../shared/translated-text/translation-words.ts";
import { UserText } from "../../../../shared/user-text/user-text.tsx";
import styles from "../../shared/talk.module.css";

interface TranslationScreenProps {
  text: TranslatedView;
  /** The page with the original. */
  back: string;
}

/** A text in the page's language. */
export function TranslationScreen({ text, back }: TranslationScreenProps) {
  const { i18n } = useLingui();
  const { title, lang, source } = text;
  return (
    <Page width="narrow" className={styles.page}>
      <Stack gap={5}>
        <h1 lang={title === null ? undefined : lang}>
          {title ?? <Trans id="talk.translation.heading">Translation</Trans>}
        </h1>
        <div className={styles.text}>
          <Translation
            lang={lang}
            source={source ? translationSource(i18n, source) : undefined}
            error={source ? undefined : noTranslation(i18n)}
          >
            <UserText text={text.text} />
          </Translation>
        </div>
        <p>
          <LinkButton look="primary" href={back}>
            <Trans id="talk.back">Back to the page</Trans>
          </LinkButton>
        </p>
      </Stack>
    </Page>
  );
}
