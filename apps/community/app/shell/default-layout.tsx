import { KeptFrame } from "@grow/app-kit/document/kept-frame.tsx";
import type { RouteHandle } from "@grow/app-kit/request/route-handle.ts";
import { MAIN_ID } from "@grow/app-kit/shell/skip-link.tsx";
import { Outlet, useLocation, useMatches } from "@remix-run/react";
import { useRootData } from "../shared/root-data.ts";
import { AgeDialog } from "./age/age-dialog.tsx";
import styles from "./default-layout.module.css";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { placeOf } from "./navigation.ts";
import { TabBar } from "./tab-bar.tsx";

// React 18 does not know this attribute and passes an empty string through.
const inert = { inert: "" };

/** Most pages: header, footer, and a tab bar on small screens. */
export default function DefaultLayout() {
  const hidesTabBar = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.hidesTabBar);
  const root = useRootData();
  const { pathname, search } = useLocation();
  const isAsked = (root?.ageGate ?? 0) > 0;
  const choices = [root?.chosenLocale, root?.theme, root?.units, root?.offersKeys];
  const place = [...choices, root?.viewer, ...placeOf(pathname, search)];
  return (
    <>
      {/* Inert behind the age dialog, with scripts or without. */}
      <div className={hidesTabBar ? undefined : styles.withTabBar} {...(isAsked ? inert : undefined)}>
        <KeptFrame name="header" by={place}>
          <Header />
        </KeptFrame>
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <KeptFrame name="footer" by={choices}>
          <Footer />
        </KeptFrame>
        {hidesTabBar ? null : (
          <KeptFrame name="tabs" by={place}>
            <TabBar />
          </KeptFrame>
        )}
      </div>
      <AgeDialog />
    </>
  );
}
