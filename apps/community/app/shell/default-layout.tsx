import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { MAIN_ID } from "@grow/app-kit/shell/skip-link.tsx";
import { Outlet, useMatches } from "@remix-run/react";
import { AgeDialog } from "./age/age-dialog.tsx";
import styles from "./default-layout.module.css";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { TabBar } from "./tab-bar.tsx";

/** Most pages: header, footer, and a tab bar on small screens. */
export default function DefaultLayout() {
  const hidesTabBar = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.hidesTabBar);
  return (
    <div className={hidesTabBar ? undefined : styles.withTabBar}>
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      {hidesTabBar ? null : <TabBar />}
      <AgeDialog />
    </div>
  );
}
