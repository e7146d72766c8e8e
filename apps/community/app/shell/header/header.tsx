import { SettingsMenu } from "@grow/app-kit/shell/settings/settings-menu.tsx";
import { LinkButton, SiteHeader } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { paths } from "../../paths.ts";
import { HEADER_LINKS, isCurrent } from "../navigation.ts";
import { useViewer } from "../root-data.ts";
import { useSignInPath } from "../use-sign-in-path.ts";
import { AccountMenu } from "./account-menu.tsx";
import { LogoLink } from "./logo-link.tsx";
import { NewsPlace } from "./news-place.tsx";
import { SearchForm, SearchLink } from "./search-form.tsx";

/** The bar at the top of most pages: logo, sections, search, settings, account, one filled button. */
export function Header() {
  const { i18n, t } = useLingui();
  const { pathname } = useLocation();
  const signIn = useSignInPath();
  const viewer = useViewer();
  return (
    <SiteHeader
      logo={<LogoLink />}
      sections={{
        label: t({ id: "shell.nav.main", message: "Main" }),
        links: HEADER_LINKS.map(({ href, label }) => ({
          href,
          label: i18n._(label),
          current: isCurrent(href, pathname),
        })),
      }}
      search={{ wide: <SearchForm />, narrow: <SearchLink /> }}
      action={
        <LinkButton look="primary" size="small" href={paths.newDiary()}>
          {t({ id: "shell.nav.newDiary", message: "Start a diary" })}
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

/** The header of error pages: the logo and nothing that could fail. */
export function BareHeader() {
  return <SiteHeader logo={<LogoLink />} />;
}
