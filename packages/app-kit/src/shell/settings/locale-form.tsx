import { htmlLang, LOCALE_NAMES } from "@grow/i18n";
import { MenuButton } from "@grow/ui/overlay";
import { LocaleFailure } from "./locale-failure.tsx";
import { ReturnField } from "./return-field.tsx";
import { SETTINGS } from "./settings-paths.ts";
import { useLocaleSwitch } from "./use-locale-switch.ts";

/** The languages as rows of a menu. */
export function LocaleForm() {
  const { offered, chosen, hasFailed, onSubmit } = useLocaleSwitch();
  return (
    <form method="post" action={SETTINGS.locale} onSubmit={onSubmit}>
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
      {hasFailed ? <LocaleFailure /> : null}
    </form>
  );
}
