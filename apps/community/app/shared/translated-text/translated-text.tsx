import "./locales/catalog.ts";
import type { TranslationType } from "@grow/api-client";
import { useLocale } from "@grow/i18n/react";
import { Translation } from "@grow/ui/social";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { paths } from "../../paths.ts";
import { UserText } from "../user-text/user-text.tsx";
import type { TranslatedView } from "./translation-view.ts";
import { noTranslation, translationSource } from "./translation-words.ts";

interface TranslatedProps {
  type: TranslationType;
  id: number;
  /** Language of the original. */
  lang: string;
  /** The text as it was written: shown until the other one is there, and where there is none. */
  children: ReactNode;
}

/** A grower's text in the language of the page, with the source of the translation. */
export function Translated({ type, id, lang, children }: TranslatedProps) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const [answer, setAnswer] = useState<TranslatedView | "failed">();
  useEffect(() => {
    const abort = new AbortController();
    fetch(paths.translationInPlace(type, id, locale), { signal: abort.signal })
      .then(async (response) =>
        setAnswer(response.ok ? ((await response.json()) as TranslatedView) : "failed"),
      )
      .catch(() => abort.signal.aborted || setAnswer("failed"));
    return () => abort.abort();
  }, [type, id, locale]);

  if (answer === undefined) return <Translation lang={lang}>{children}</Translation>;
  if (answer === "failed" || answer.source === null) {
    const error =
      answer === "failed"
        ? t({ id: "talk.translation.failed", message: "We couldn't load the translation. Try again." })
        : noTranslation(i18n);
    return (
      <Translation lang={lang} error={error}>
        {children}
      </Translation>
    );
  }
  return (
    <Translation lang={answer.lang} source={translationSource(i18n, answer.source)}>
      {answer.title === null ? null : (
        <p>
          <b>{answer.title}</b>
        </p>
      )}
      <UserText text={answer.text} />
    </Translation>
  );
}
