import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { MAIN_ID } from "@grow/app-kit/shell/skip-link.tsx";
import { Outlet, useMatches } from "@remix-run/react";
import { AgeDialog } from "./age/age-dialog.tsx";
import styles from "./default-layout.module.css";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { useRootData } from "./root-data.ts";
import { TabBar } from "./tab-bar.tsx";

// React 18 knows this attribute in no spelling of its own, and passes an empty text through.
const inert = { inert: "" };

/** Most pages: header, footer, and a tab bar on small screens. */
export default function DefaultLayout() {
  const hidesTabBar = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.hidesTabBar);
  const isAsked = (useRootData()?.ageGate ?? 0) > 0;
  return (
    <>
      {/* Behind the question about the age nothing can be reached, with script or without. */}
      <div className={hidesTabBar ? undefined : styles.withTabBar} {...(isAsked ? inert : undefined)}>
        <Header />
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Footer />
        {hidesTabBar ? null : <TabBar />}
      </div>
      <AgeDialog />
    </>
  );
}
