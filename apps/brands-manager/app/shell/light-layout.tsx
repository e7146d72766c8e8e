import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { SettingsMenu } from "@grow/app-kit/shell/settings/settings-menu.tsx";
import { SETTINGS } from "@grow/app-kit/shell/settings/settings-paths.ts";
import { MAIN_ID } from "@grow/app-kit/shell/skip-link.tsx";
import { RailButton, SideFrame } from "@grow/ui/navigation";
import { useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { LogOut } from "lucide-react";
import { PORTAL_TABS } from "../navigation.ts";
import type { loader as rootLoader } from "../root.tsx";
import { portalBase } from "../shared/portal-base.ts";
import { currentTab, isShown } from "../shared/portal-tab.ts";
import { frameView } from "./frame-view.ts";
import styles from "./light-layout.module.css";
import { BrandHead } from "./parts/brand-head.tsx";

export const handle: RouteHandle = { middleware: ["auth"] };

export async function loader({ context }: LoaderFunctionArgs) {
  return frameView(await portalBase(context));
}

/** The frame of the portal: a rail at the side; on phones a bar that opens it as a sheet. */
export default function LightLayout() {
  const { i18n, t } = useLingui();
  const { brand, brands } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { pathname } = useLocation();
  const name = t({ id: "portal.name", message: "Brand portal" });
  const links = PORTAL_TABS.filter((tab) => isShown(tab, brand?.section ?? null));
  const current = currentTab(links, pathname);
  return (
    <SideFrame
      label={name}
      owner={<BrandHead brand={brand} brands={brands} />}
      ownerName={brand?.name ?? name}
      title={current ? i18n._(current.label) : name}
      sections={[
        links.map((link) => ({
          href: link.href,
          label: i18n._(link.label),
          icon: link.icon,
          current: link === current,
        })),
      ]}
      after={
        <form method="post" action={SETTINGS.signOut}>
          <RailButton icon={LogOut}>{t({ id: "portal.signOut", message: "Sign out" })}</RailButton>
        </form>
      }
      back={{
        href: root?.communityUrl ?? "/",
        label: t({ id: "portal.back", message: "Back to Grow" }),
      }}
      settings={{ bar: <SettingsMenu />, foot: <SettingsMenu atFoot /> }}
    >
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </SideFrame>
  );
}
