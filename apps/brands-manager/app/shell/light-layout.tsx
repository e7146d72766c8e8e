import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { SettingsMenu } from "@grow/app-kit/shell/settings/settings-menu.tsx";
import { MAIN_ID } from "@grow/app-kit/shell/skip-link.tsx";
import { Icon, IconLink, Popover } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { ArrowLeft, ChevronDown } from "lucide-react";
import { portalBase } from "../portal/base.ts";
import type { loader as rootLoader } from "../root.tsx";
import { frameView } from "./frame-view.ts";
import styles from "./light-layout.module.css";
import { RAIL_LINKS } from "./navigation.ts";
import { BrandHead } from "./parts/brand-head.tsx";
import { RailLinks } from "./parts/rail-links.tsx";

export const handle: RouteHandle = { middleware: ["auth"] };

export async function loader({ context }: LoaderFunctionArgs) {
  return frameView(await portalBase(context));
}

/** The frame of the portal: a rail at the side; on phones a bar whose name opens it as a sheet. */
export default function LightLayout() {
  const { i18n, t } = useLingui();
  const { brand, brands } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const { pathname } = useLocation();
  const current = RAIL_LINKS.find((link) => link.href === pathname);
  const back = t({ id: "portal.back", message: "Back to Grow" });
  const communityUrl = root?.communityUrl ?? "/";
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <IconLink icon={ArrowLeft} label={back} href={communityUrl} />
        <Popover
          bare
          sheet
          align="start"
          className={styles.where}
          trigger={
            <span className={styles.names}>
              <span className={styles.owner}>
                {brand?.name ?? t({ id: "portal.name", message: "Brand portal" })}
              </span>
              <b>
                {current ? i18n._(current.label) : t({ id: "portal.name", message: "Brand portal" })}
                <Icon of={ChevronDown} />
              </b>
            </span>
          }
        >
          <RailLinks isManager={brand !== null} />
        </Popover>
        <SettingsMenu />
      </header>
      <aside className={styles.rail}>
        <BrandHead brand={brand} brands={brands} />
        <RailLinks isManager={brand !== null} />
        <div className={styles.foot}>
          <SettingsMenu atFoot />
          <a href={communityUrl}>
            <Icon of={ArrowLeft} />
            {back}
          </a>
        </div>
      </aside>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}
