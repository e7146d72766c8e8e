import { htmlLang, LOCALE_NAMES, LOCALES, switchLocale, TRANSLATED_LOCALES } from "@grow/i18n";
import { useLocale } from "@grow/i18n/react";
import { MenuButton } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { kitCatalogs } from "../../locales/catalog.ts";
import { COOKIES, choiceCookie } from "../../request/cookies.ts";
import { useShellData } from "../shell-data.ts";
import { ReturnField } from "./return-field.tsx";
import styles from "./settings.module.css";
import { SETTINGS } from "./settings-paths.ts";

/**
 * The language switch. Without script the form sets the cookie and comes back; with it the language data is
 * loaded first, then the choice is written to the cookie and the local storage, then the page is loaded again.
 */
export function LocaleForm() {
  const { t } = useLingui();
  const root = useShellData();
  const current = useLocale();
  const [hasFailed, setFailed] = useState(false);
  const chosen = root?.chosenLocale ?? current;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const wanted = submitter instanceof HTMLButtonElement ? submitter.value : undefined;
    setFailed(false);
    void switchLocale(wanted, {
      current: chosen,
      load: async (locale) => {
        await kitCatalogs[`./${locale}.po`]?.();
      },
      store: (locale) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
        document.cookie = choiceCookie(COOKIES.locale, locale, {
          domain: root?.cookieDomain ?? undefined,
          isSecure: window.location.protocol === "https:",
        });
        try {
          localStorage.setItem(COOKIES.locale, locale);
        } catch {
          // Storage may be forbidden; the cookie is enough.
        }
      },
      reload: () => {
        const address = new URL(window.location.href);
        address.searchParams.delete("lang");
        if (address.href === window.location.href) window.location.reload();
        else window.location.assign(address);
      },
    }).then((result) => setFailed(result === "failed"));
  };

  const offered = root?.offersKeys ? LOCALES : TRANSLATED_LOCALES;
  return (
    <form method="post" action={SETTINGS.locale} onSubmit={submit}>
      <ReturnField />
      {offered.map((locale) => (
        <MenuButton
          key={locale}
          type="submit"
          name="locale"
          value={locale}
          pressed={locale === chosen}
          lang={htmlLang(locale)}
        >
          {LOCALE_NAMES[locale]}
        </MenuButton>
      ))}
      {hasFailed ? (
        <p role="alert" className={styles.failed}>
          {t({ id: "shell.locale.failed", message: "The language could not be loaded. Try again." })}
        </p>
      ) : null}
    </form>
  );
}
