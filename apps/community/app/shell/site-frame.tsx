import { CachedFrame } from "@grow/app-kit/document/cached-frame.tsx";
import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useRootData } from "../shared/root-data.ts";
import { AgeDialog } from "./age/age-dialog.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { placeOf } from "./navigation.ts";
import styles from "./site-frame.module.css";
import { TabBar } from "./tab-bar.tsx";

// React 18 does not know this attribute and passes an empty string through.
const inert = { inert: "" };

interface SiteFrameProps {
  hidesTabBar?: boolean;
  /** The `main` element. */
  children: ReactNode;
}

/** Header, footer, and a tab bar on small screens, around the content of a page. */
export function SiteFrame({ hidesTabBar = false, children }: SiteFrameProps) {
  const root = useRootData();
  const { pathname, search } = useLocation();
  const isAsked = (root?.ageGate ?? 0) > 0;
  const choices = [root?.chosenLocale, root?.theme, root?.units, root?.offersKeys];
  const place = [...choices, root?.viewer, ...placeOf(pathname, search)];
  return (
    <>
      {/* Inert behind the age dialog, with scripts or without. */}
      <div className={hidesTabBar ? undefined : styles.withTabBar} {...(isAsked ? inert : undefined)}>
        <CachedFrame name="header" by={place}>
          <Header />
        </CachedFrame>
        {children}
        <CachedFrame name="footer" by={choices}>
          <Footer />
        </CachedFrame>
        {hidesTabBar ? null : (
          <CachedFrame name="tabs" by={place}>
            <TabBar />
          </CachedFrame>
        )}
      </div>
      <AgeDialog />
    </>
  );
}
