import { LOCALES, type Locale, switchLocale, TRANSLATED_LOCALES } from "@grow/i18n";
import { useLocale } from "@grow/i18n/react";
import { type FormEvent, useState } from "react";
import { storeLocaleCookie } from "../../client/store-locale-cookie.ts";
import { kitCatalogs } from "../../locales/catalog.ts";
import { COOKIES } from "../../request/cookies.ts";
import { useShellData } from "../shell-data.ts";

/** State of a language form; its buttons are named `locale`. */
export interface LocaleSwitch {
  /** The languages offered to this user. */
  offered: readonly Locale[];
  chosen: Locale;
  /** The chosen language could not be loaded; nothing has changed. */
  hasFailed: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * The language switch. Without scripts the form sets the cookie and returns. With scripts it first loads the language data, then
 * writes the choice to the cookie and the local storage, and reloads the page.
 */
export function useLocaleSwitch(): LocaleSwitch {
  const root = useShellData();
  const current = useLocale();
  const [hasFailed, setFailed] = useState(false);
  const chosen = root?.chosenLocale ?? current;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
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
        storeLocaleCookie(locale, root?.cookieDomain ?? undefined);
        try {
          localStorage.setItem(COOKIES.locale, locale);
        } catch {
          // Storage may be blocked; the cookie is enough.
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
  return { offered: root?.offersKeys ? LOCALES : TRANSLATED_LOCALES, chosen, hasFailed, onSubmit };
}
