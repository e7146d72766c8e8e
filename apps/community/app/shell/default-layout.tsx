import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { MAIN_ID } from "@grow/app-kit/shell/skip-link.tsx";
import { Outlet, useMatches } from "@remix-run/react";
import styles from "./default-layout.module.css";
import { SiteFrame } from "./site-frame.tsx";

/** Most pages: header, footer, and a tab bar on small screens. */
export default function DefaultLayout() {
  const hidesTabBar = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.hidesTabBar);
  return (
    <SiteFrame hidesTabBar={hidesTabBar}>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </SiteFrame>
  );
}
