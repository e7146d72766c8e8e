import { SettingsMenu } from "@grow/app-kit/shell/settings/settings-menu.tsx";
import { LinkButton } from "@grow/ui/foundation";
import { SiteHeader } from "@grow/ui/navigation";
import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { HEADER_LINKS } from "../../navigation.ts";
import { paths } from "../../paths.ts";
import { useViewer } from "../../shared/root-data.ts";
import { isCurrent } from "../navigation.ts";
import { useSignInPath } from "../use-sign-in-path.ts";
import { AccountMenu } from "./account-menu.tsx";
import { LogoLink } from "./logo-link.tsx";
import { NewsPlace } from "./news-place.tsx";
import { SearchForm, SearchLink } from "./search-form.tsx";

/** The header of most pages: logo, sections, search, settings, account, one primary button. */
export function Header() {
  const { i18n, t } = useLingui();
  const { pathname } = useLocation();
  const signIn = useSignInPath();
  const viewer = useViewer();
  const due = viewer?.due;
  const week = due?.week;
  return (
    <SiteHeader
      logo={<LogoLink />}
      sections={{
        label: t({ id: "shell.nav.main", message: "Main menu" }),
        links: HEADER_LINKS.map(({ href, label }) => ({
          href,
          label: i18n._(label),
          current: isCurrent(href, pathname),
        })),
      }}
      // The search page has its own field.
      search={pathname === paths.search() ? undefined : { wide: <SearchForm />, narrow: <SearchLink /> }}
      action={
        <LinkButton look="primary" size="small" href={due ? paths.newWeek(due.id) : paths.newDiary()}>
          {due
            ? t({ id: "shell.nav.addWeek", message: `Add week ${week}` })
            : t({ id: "shell.nav.newDiary", message: "Start a diary" })}
        </LinkButton>
      }
    >
      <SettingsMenu allHref={paths.interfaceSettings()} />
      <NewsPlace />
      {viewer ? (
        <AccountMenu viewer={viewer} />
      ) : (
        <LinkButton look="outline" size="small" href={signIn}>
          {t({ id: "shell.signIn", message: "Sign in" })}
        </LinkButton>
      )}
    </SiteHeader>
  );
}

/** The header of error pages: only the logo, which cannot fail. */
export function BareHeader() {
  return <SiteHeader logo={<LogoLink />} />;
}
