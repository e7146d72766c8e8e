import { Icon, type IconDrawing, VisuallyHidden } from "@grow/ui/foundation";
import { Tabs } from "@grow/ui/navigation";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { CircleCheck, CircleDashed, CircleDot } from "lucide-react";
import type { LanguageView } from "../view.ts";
import styles from "./languages.module.css";

const STATES: Readonly<Record<LanguageView["state"], { icon: IconDrawing; word: MessageDescriptor }>> = {
  original: { icon: CircleCheck, word: msg({ id: "article.lang.original", message: "original" }) },
  ready: { icon: CircleCheck, word: msg({ id: "article.lang.ready", message: "translated" }) },
  draft: { icon: CircleDot, word: msg({ id: "article.lang.draft", message: "no text yet" }) },
  missing: { icon: CircleDashed, word: msg({ id: "article.lang.missing", message: "missing" }) },
};

/** The languages of an article, each with its own page and its state. */
export function Languages({ languages }: { languages: readonly LanguageView[] }) {
  const { i18n, t } = useLingui();
  return (
    <Tabs
      label={t({ id: "article.languages", message: "Languages" })}
      tabs={languages.map(({ lang, name, state, href, current }) => ({
        ...{ href, current },
        label: (
          <span className={styles.language} data-state={state}>
            <Icon of={STATES[state].icon} size={16} />
            <span lang={lang}>{name}</span>
            {state === "ready" ? (
              <VisuallyHidden>{i18n._(STATES[state].word)}</VisuallyHidden>
            ) : (
              <small>{i18n._(STATES[state].word)}</small>
            )}
          </span>
        ),
      }))}
    />
  );
}
