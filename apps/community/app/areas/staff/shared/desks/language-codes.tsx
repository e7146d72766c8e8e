import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { VisuallyHidden } from "@grow/ui/foundation";
import { Trans } from "@lingui/react/macro";
import styles from "./desk.module.css";

/** The languages that a thing has a text in: codes for the eye, names for a screen reader. */
export function LanguageCodes({ langs }: { langs: readonly string[] }) {
  const locales = TRANSLATED_LOCALES.filter((locale) => langs.includes(locale));
  if (locales.length === 0) return <Trans id="admin.list.langs.none">None</Trans>;
  return (
    <>
      <span className={styles.langs} aria-hidden="true">
        {locales.map((locale) => (
          <span key={locale} title={LOCALE_NAMES[locale]}>
            {locale.toUpperCase()}
          </span>
        ))}
      </span>
      <VisuallyHidden>{locales.map((locale) => LOCALE_NAMES[locale]).join(", ")}</VisuallyHidden>
    </>
  );
}
