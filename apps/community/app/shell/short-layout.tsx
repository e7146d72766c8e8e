import { ReturnField } from "@grow/app-kit/shell/settings/return-field.tsx";
import { SETTINGS } from "@grow/app-kit/shell/settings/settings-paths.ts";
import { MAIN_ID } from "@grow/app-kit/shell/skip-link.tsx";
import { htmlLang, LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n";
import { useLingui } from "@lingui/react/macro";
import { Outlet, useLocation } from "@remix-run/react";
import { useRootData } from "../shared/root-data.ts";
import { LogoLink } from "./header/logo-link.tsx";
import styles from "./short-layout.module.css";

/** The layout of sign-in and related pages: one column, a picture beside it from 1080 px, languages below. */
export default function ShortLayout() {
  const { t } = useLingui();
  const root = useRootData();
  const { pathname } = useLocation();
  return (
    <div className={styles.short}>
      <div className={styles.column}>
        <header>
          <LogoLink />
        </header>
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          <Outlet key={pathname} />
        </main>
        <footer>
          <form
            method="post"
            action={SETTINGS.locale}
            className={styles.languages}
            aria-label={t({ id: "shell.language", message: "Language" })}
          >
            <ReturnField />
            {TRANSLATED_LOCALES.map((locale) => (
              <button
                key={locale}
                type="submit"
                name="locale"
                value={locale}
                lang={htmlLang(locale)}
                aria-pressed={locale === root?.chosenLocale}
              >
                {LOCALE_NAMES[locale]}
              </button>
            ))}
          </form>
        </footer>
      </div>
      <div className={styles.picture} aria-hidden="true" />
    </div>
  );
}
