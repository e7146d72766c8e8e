import { LOCALE_NAMES } from "@grow/i18n";
import { useLocale } from "@grow/i18n/react";
import { Icon, VisuallyHidden } from "@grow/ui/foundation";
import { MenuHeading, MenuLink, Popover } from "@grow/ui/overlay";
import { useLingui } from "@lingui/react/macro";
import { Languages } from "lucide-react";
import { LocaleForm } from "./locale-form.tsx";
import styles from "./settings.module.css";
import { ThemeForm } from "./theme-form.tsx";
import { UnitsForm } from "./units-form.tsx";

export interface SettingsMenuProps {
  /** Placed at the foot of a rail. */
  atFoot?: boolean;
  /** The page with all settings, where a site has one. */
  allHref?: string;
}

/** Language, theme and units in one popover, for guests and growers alike. */
export function SettingsMenu({ atFoot = false, allHref }: SettingsMenuProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = LOCALE_NAMES[locale];
  return (
    <Popover
      sheet
      bare={!atFoot}
      pill={atFoot}
      up={atFoot}
      align={atFoot ? "start" : "end"}
      trigger={
        <>
          <Icon of={Languages} />
          <span className={styles.code}>{locale === "en-tr" ? "tr" : locale}</span>{" "}
          <VisuallyHidden>
            {t({ id: "shell.settings", message: `Language, theme and units. Now: ${name}` })}
          </VisuallyHidden>
        </>
      }
    >
      <MenuHeading>{t({ id: "shell.language", message: "Language" })}</MenuHeading>
      <LocaleForm />
      <MenuHeading>{t({ id: "shell.theme", message: "Theme" })}</MenuHeading>
      <ThemeForm />
      <MenuHeading>{t({ id: "shell.units", message: "Units" })}</MenuHeading>
      <UnitsForm />
      {allHref ? (
        <>
          <hr />
          <MenuLink href={allHref}>{t({ id: "shell.settings.all", message: "All settings" })}</MenuLink>
        </>
      ) : null}
    </Popover>
  );
}
