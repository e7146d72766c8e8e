import { SETTINGS } from "@grow/app-kit/shell/settings/settings-paths.ts";
import { Icon, Link } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { LogOut } from "lucide-react";
import { paths } from "../../paths.ts";
import styles from "../light-layout.module.css";
import { RAIL_LINKS } from "../navigation.ts";

/** The tabs of the portal. Somebody who manages no brand has the welcome only. */
export function RailLinks({ isManager }: { isManager: boolean }) {
  const { i18n, t } = useLingui();
  const { pathname } = useLocation();
  const links = isManager ? RAIL_LINKS : RAIL_LINKS.filter((link) => link.href === paths.welcome());
  return (
    <nav className={styles.links} aria-label={t({ id: "portal.name", message: "Brand portal" })}>
      {links.map((link) => (
        <Link key={link.href} href={link.href} aria-current={link.href === pathname ? "page" : undefined}>
          <Icon of={link.icon} />
          {i18n._(link.label)}
        </Link>
      ))}
      <form method="post" action={SETTINGS.signOut}>
        <button type="submit">
          <Icon of={LogOut} />
          {t({ id: "portal.signOut", message: "Sign out" })}
        </button>
      </form>
    </nav>
  );
}
