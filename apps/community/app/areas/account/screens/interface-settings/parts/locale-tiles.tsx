import { LocaleFailure } from "@grow/app-kit/shell/settings/locale-failure.tsx";
import { ReturnField } from "@grow/app-kit/shell/settings/return-field.tsx";
import { SETTINGS } from "@grow/app-kit/shell/settings/settings-paths.ts";
import { useLocaleSwitch } from "@grow/app-kit/shell/settings/use-locale-switch.ts";
import { htmlLang, LOCALE_NAMES } from "@grow/i18n";
import { TileButton, Tiles } from "@grow/ui/input";
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "../screen.module.css";

/** The languages as tiles. */
export function LocaleTiles() {
  const { t } = useLingui();
  const { offered, chosen, hasFailed, onSubmit } = useLocaleSwitch();
  return (
    <form method="post" action={SETTINGS.locale} onSubmit={onSubmit}>
      <ReturnField />
      <Tiles legend={t({ id: "settings.language", message: "Language" })}>
        {offered.map((locale) => (
          <TileButton
            key={locale}
            name="locale"
            value={locale}
            pressed={locale === chosen}
            lang={htmlLang(locale)}
          >
            {LOCALE_NAMES[locale]}
          </TileButton>
        ))}
      </Tiles>
      {hasFailed ? <LocaleFailure /> : null}
      <p className={styles.hint}>
        <Trans id="settings.language.help">The page will reload. Your drafts are safe.</Trans>
      </p>
    </form>
  );
}
