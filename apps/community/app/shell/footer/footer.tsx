import { LocaleForm } from "@grow/app-kit/shell/settings/locale-form.tsx";
import { ThemeForm, useThemeWords } from "@grow/app-kit/shell/settings/theme-form.tsx";
import { UnitsForm, useUnitWords } from "@grow/app-kit/shell/settings/units-form.tsx";
import { LOCALE_NAMES } from "@grow/i18n";
import { useLocale } from "@grow/i18n/react";
import { Icon, type IconDrawing } from "@grow/ui/foundation";
import { type FooterGroup, SiteFooter } from "@grow/ui/navigation";
import { Popover } from "@grow/ui/overlay";
import { Trans, useLingui } from "@lingui/react/macro";
import { Languages, Moon, Thermometer } from "lucide-react";
import type { ReactNode } from "react";
import { FOOTER_LINKS } from "../../navigation.ts";
import { paths } from "../../paths.ts";
import { useRootData } from "../../shared/root-data.ts";
import { LogoLink } from "../header/logo-link.tsx";

/** The footer of most pages: about Grow, the user's settings, links by group. */
export function Footer() {
  const { i18n, t } = useLingui();
  const root = useRootData();
  const locale = useLocale();
  const themes = useThemeWords();
  const units = useUnitWords();
  const groups: FooterGroup[] = [
    {
      key: "grow",
      title: t({ id: "shell.footer.grow", message: "Grow" }),
      links: FOOTER_LINKS.map(({ href, label }) => ({ href, label: i18n._(label) })),
    },
  ];
  if (root?.brandsUrl) {
    groups.push({
      key: "brands",
      title: t({ id: "shell.footer.brands", message: "For brands" }),
      links: [
        { href: paths.partner(), label: t({ id: "shell.footer.partner", message: "Plans for brands" }) },
        { href: root.brandsUrl, label: t({ id: "shell.footer.portal", message: "Brand portal" }) },
      ],
    });
  }
  return (
    <SiteFooter
      logo={<LogoLink />}
      about={
        <Trans id="shell.footer.about">
          Grow diaries, strains and gear, shared by the people who grow. For adults, where it's legal.
        </Trans>
      }
      groups={groups}
      settings={
        <>
          <Setting icon={Languages} word={LOCALE_NAMES[locale]}>
            <LocaleForm />
          </Setting>
          <Setting icon={Thermometer} word={units[root?.units ?? "own"]}>
            <UnitsForm />
          </Setting>
          <Setting icon={Moon} word={themes[root?.theme ?? "system"]}>
            <ThemeForm />
          </Setting>
        </>
      }
    />
  );
}

function Setting({ icon, word, children }: { icon: IconDrawing; word: string; children: ReactNode }) {
  return (
    <Popover
      pill
      up
      sheet
      align="start"
      trigger={
        <>
          <Icon of={icon} />
          {word}
        </>
      }
    >
      {children}
    </Popover>
  );
}
