import { Menu } from "@grow/app-kit/shell/menu.tsx";
import { MenuHeading } from "@grow/app-kit/shell/menu-list.tsx";
import { LocaleForm } from "@grow/app-kit/shell/settings/locale-form.tsx";
import { ThemeForm } from "@grow/app-kit/shell/settings/theme-form.tsx";
import { UnitsForm } from "@grow/app-kit/shell/settings/units-form.tsx";
import { LOCALE_NAMES } from "@grow/i18n";
import { useLocale } from "@grow/i18n/react";
import { Icon } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import { Languages } from "lucide-react";
import styles from "./header.module.css";

/** Language, theme and units in one popover, for guests and growers alike. */
export function SettingsMenu() {
  const { t } = useLingui();
  const locale = useLocale();
  const name = LOCALE_NAMES[locale];
  return (
    <Menu
      label={t({ id: "shell.settings", message: `Language, theme and units. Now: ${name}` })}
      summary={
        <>
          <Icon of={Languages} />
          <span className={styles.code}>{locale === "en-tr" ? "tr" : locale}</span>
        </>
      }
    >
      <MenuHeading>{t({ id: "shell.language", message: "Language" })}</MenuHeading>
      <LocaleForm />
      <MenuHeading>{t({ id: "shell.theme", message: "Theme" })}</MenuHeading>
      <ThemeForm />
      <MenuHeading>{t({ id: "shell.units", message: "Units" })}</MenuHeading>
      <UnitsForm />
    </Menu>
  );
}
