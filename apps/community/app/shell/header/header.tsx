import { SettingsMenu } from "@grow/app-kit/shell/settings/settings-menu.tsx";
import { Link, LinkButton, Logo, Page } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { paths } from "../../paths.ts";
import { HEADER_LINKS, isCurrent } from "../navigation.ts";
import { useViewer } from "../root-data.ts";
import { AccountMenu } from "./account-menu.tsx";
import styles from "./header.module.css";
import { LogoLink } from "./logo-link.tsx";
import { SearchForm } from "./search-form.tsx";

/** The bar at the top of most pages: logo, sections, search, settings, account, one filled button. */
export function Header() {
  const { i18n, t } = useLingui();
  const { pathname, search } = useLocation();
  const viewer = useViewer();
  return (
    <header className={styles.header}>
      <Page className={styles.bar}>
        <LogoLink />
        <nav className={styles.sections} aria-label={t({ id: "shell.nav.main", message: "Main" })}>
          {HEADER_LINKS.map(({ href, label }) => (
            <Link key={href} href={href} aria-current={isCurrent(href, pathname) ? "page" : undefined}>
              {i18n._(label)}
            </Link>
          ))}
        </nav>
        <SearchForm />
        <SettingsMenu />
        {viewer ? (
          <AccountMenu viewer={viewer} />
        ) : (
          <LinkButton
            look="outline"
            size="small"
            className={styles.signIn}
            href={paths.signIn(`${pathname}${search}`)}
          >
            {t({ id: "shell.signIn", message: "Sign in" })}
          </LinkButton>
        )}
        <LinkButton look="primary" size="small" className={styles.wide} href={paths.newDiary()}>
          {t({ id: "shell.nav.newDiary", message: "Start a diary" })}
        </LinkButton>
      </Page>
    </header>
  );
}

/** The header of error pages: the logo and nothing that could fail. */
export function BareHeader() {
  return (
    <header className={styles.header}>
      <Page className={styles.bar}>
        <Link href={paths.home()}>
          <Logo name="Grow" />
        </Link>
      </Page>
    </header>
  );
}
