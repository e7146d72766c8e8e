import { type ReactNode, useEffect, useRef } from "react";
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
  const row = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  // Its styles bring the current tab into view at the start, in browsers that can; this does for the others, and later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is current
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && tab) row.current.scrollLeft = scrollTo(row.current, tab);
  }, [current]);
  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} aria-current={tab.current ? "page" : undefined}>
          {tab.label}
          {tab.count === undefined ? null : <span>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** How far a row must be scrolled so that the whole of a tab is in view: not at all, or as little as possible. */
function scrollTo(row: HTMLElement, tab: HTMLElement): number {
  const before = tab.getBoundingClientRect().left - row.getBoundingClientRect().left;
  const behind = tab.getBoundingClientRect().right - row.getBoundingClientRect().right;
  return row.scrollLeft + (before < 0 ? before : Math.max(0, behind));
}
