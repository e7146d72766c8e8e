import { SettingsMenu } from "@grow/app-kit/shell/settings/settings-menu.tsx";
import { SETTINGS } from "@grow/app-kit/shell/settings/settings-paths.ts";
import { MAIN_ID } from "@grow/app-kit/shell/skip-link.tsx";
import { Avatar } from "@grow/ui/foundation";
import { RailButton, SideFrame } from "@grow/ui/navigation";
import { useLingui } from "@lingui/react/macro";
import { Outlet, useLocation } from "@remix-run/react";
import { LogOut } from "lucide-react";
import type { LightFrame } from "../shared/navigation.ts";
import { useViewer, type Viewer } from "../shared/root-data.ts";
import { currentSection } from "./current-section.ts";
import { Header } from "./header/header.tsx";
import { LogoLink } from "./header/logo-link.tsx";
import styles from "./rail-frame.module.css";

/**
 * A page with a rail at the side; on phones a bar opens the rail as a sheet. Editors need the width and keep the header on wide screens.
 * No footer, tab bar or advertising.
 */
export function RailFrame({ frame }: { frame: LightFrame }) {
  const { i18n, t } = useLingui();
  const { pathname } = useLocation();
  const viewer = useViewer();
  const name = i18n._(frame.name);
  const current = currentSection(
    frame.sections.flat().map(({ href }) => href),
    pathname,
  );
  const sections = frame.sections.map((group) =>
    group.map(({ href, label, icon }) => ({
      href,
      label: i18n._(label),
      icon,
      current: href === current,
    })),
  );
  const shown = sections.flat().find(({ href }) => href === current);
  return (
    <SideFrame
      label={name}
      owner={<Owner viewer={viewer} name={name} />}
      ownerName={viewer?.name ?? "Grow"}
      title={shown?.label ?? name}
      sections={sections}
      after={
        viewer ? (
          // A full page load after sign-out, so that no account data stays in memory.
          <form method="post" action={SETTINGS.signOut}>
            <RailButton icon={LogOut}>{t({ id: "shell.signOut", message: "Sign out" })}</RailButton>
          </form>
        ) : undefined
      }
      back={{ href: frame.back.href, label: i18n._(frame.back.label) }}
      settings={frame.isEditor ? undefined : { bar: <SettingsMenu />, foot: <SettingsMenu atFoot /> }}
      wide={frame.isEditor ? <Header /> : undefined}
    >
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </SideFrame>
  );
}

/** The owner of the settings; Grow for a guest. */
function Owner({ viewer, name }: { viewer: Viewer | null; name: string }) {
  if (!viewer) {
    return (
      <div className={styles.owner}>
        <LogoLink />
      </div>
    );
  }
  return (
    <div className={styles.owner}>
      <Avatar src={viewer.avatar} seed={viewer.id} size={44} />
      <span className={styles.names}>
        <b>{viewer.name}</b>
        <span className={styles.about}>{name}</span>
      </span>
    </div>
  );
}
