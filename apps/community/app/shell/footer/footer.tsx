import { LocaleForm } from "@grow/app-kit/shell/settings/locale-form.tsx";
import { ThemeForm, useThemeWords } from "@grow/app-kit/shell/settings/theme-form.tsx";
import { UnitsForm, useUnitWords } from "@grow/app-kit/shell/settings/units-form.tsx";
import { LOCALE_NAMES } from "@grow/i18n";
import { useLocale } from "@grow/i18n/react";
import { Icon, Link, Page, Popover } from "@grow/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Languages, Moon, Ruler } from "lucide-react";
import { LogoLink } from "../header/logo-link.tsx";
import { FOOTER_GROUPS } from "../navigation.ts";
import { useRootData } from "../root-data.ts";
import styles from "./footer.module.css";

/** The foot of most pages: what Grow is, the settings of a reader, links by group. */
export function Footer() {
  const { i18n, t } = useLingui();
  const root = useRootData();
  const locale = useLocale();
  const themes = useThemeWords();
  const units = useUnitWords();
  const brandsUrl = root?.brandsUrl;
  return (
    <footer className={styles.footer}>
      <Page className={styles.columns}>
        <div className={styles.about}>
          <LogoLink />
          <p>
            <Trans id="shell.footer.about">
              Grow diaries, strains and equipment, written down by the people who grow. For adults, where the
              law allows it.
            </Trans>
          </p>
          <div className={styles.settings}>
            <Popover
              pill
              up
              sheet
              align="start"
              trigger={
                <>
                  <Icon of={Languages} />
                  {LOCALE_NAMES[locale]}
                </>
              }
            >
              <LocaleForm />
            </Popover>
            <Popover
              pill
              up
              sheet
              align="start"
              trigger={
                <>
                  <Icon of={Ruler} />
                  {units[root?.units ?? "own"]}
                </>
              }
            >
              <UnitsForm />
            </Popover>
            <Popover
              pill
              up
              sheet
              align="start"
              trigger={
                <>
                  <Icon of={Moon} />
                  {themes[root?.theme ?? "system"]}
                </>
              }
            >
              <ThemeForm />
            </Popover>
          </div>
        </div>
        {FOOTER_GROUPS.map((group) => (
          <nav key={group.title.id} aria-label={i18n._(group.title)} className={styles.group}>
            <p className={styles.title}>{i18n._(group.title)}</p>
            <ul>
              {group.links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href}>{i18n._(link.label)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {brandsUrl ? (
          <nav aria-label={t({ id: "shell.footer.brands", message: "For brands" })} className={styles.group}>
            <p className={styles.title}>
              <Trans id="shell.footer.brands">For brands</Trans>
            </p>
            <ul>
              <li>
                <a href={brandsUrl}>
                  <Trans id="shell.footer.portal">Brand portal</Trans>
                </a>
              </li>
            </ul>
          </nav>
        ) : null}
      </Page>
    </footer>
  );
}
