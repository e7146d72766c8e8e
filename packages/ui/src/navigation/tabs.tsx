import type { ReactNode } from "react";
import { Link } from "../foundation/link/link.tsx";
import styles from "./tabs.module.css";

export interface Tab {
  href: string;
  label: ReactNode;
  /** After the word, formatted: "97". */
  count?: string | undefined;
  current?: boolean | undefined;
}

export interface TabsProps {
  /** Accessible name: "Night Plum". */
  label: string;
  tabs: readonly Tab[];
}

/** Tabs of a page, each with its own URL. Scrolls sideways on phones. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} aria-current={tab.current ? "page" : undefined}>
          {tab.label}
          {tab.count === undefined ? null : <span>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
