import { SETTINGS } from "@grow/app-kit/shell/settings/settings-paths.ts";
import { Avatar } from "@grow/ui/foundation";
import { Menu, MenuButton, MenuLink } from "@grow/ui/overlay";
import { useLingui } from "@lingui/react/macro";
import { CircleUserRound, Crown, LayoutDashboard, LogOut, Notebook, Plus, Settings2 } from "lucide-react";
import { paths } from "../../paths.ts";
import { mayModerate } from "../../shared/may-moderate.ts";
import type { Viewer } from "../../shared/root-data.ts";
import { ownDiariesPath } from "../own-diaries.ts";
import styles from "./header.module.css";

/** The account menu of a signed-in user. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  const { name } = viewer;
  return (
    <Menu
      bare
      sheet
      label={t({ id: "shell.account", message: `Your account, ${name}` })}
      trigger={<Avatar src={viewer.avatar} seed={viewer.id} size={36} />}
    >
      <span className={styles.name}>{name}</span>
      <MenuLink href={paths.grower(name)} icon={CircleUserRound}>
        {t({ id: "shell.nav.profile", message: "Your profile" })}
      </MenuLink>
      <MenuLink href={ownDiariesPath()} icon={Notebook}>
        {t({ id: "shell.nav.ownDiaries", message: "Your diaries" })}
      </MenuLink>
      <MenuLink href={paths.newDiary()} icon={Plus}>
        {t({ id: "shell.nav.newDiary", message: "Start a diary" })}
      </MenuLink>
      <MenuLink href={paths.premiumPage()} icon={Crown}>
        {t({ id: "shell.nav.premium", message: "Premium" })}
      </MenuLink>
      <MenuLink href={paths.interfaceSettings()} icon={Settings2}>
        {t({ id: "shell.nav.settings", message: "Settings" })}
      </MenuLink>
      {mayModerate(viewer.access) ? (
        <MenuLink href={paths.staffDesk()} icon={LayoutDashboard}>
          {t({ id: "shell.light.staff", message: "Staff desk" })}
        </MenuLink>
      ) : null}
      <hr />
      {/* A full page load after sign-out, so that no account data stays in memory. */}
      <form method="post" action={SETTINGS.signOut}>
        <MenuButton type="submit" icon={LogOut}>
          {t({ id: "shell.signOut", message: "Sign out" })}
        </MenuButton>
      </form>
    </Menu>
  );
}
