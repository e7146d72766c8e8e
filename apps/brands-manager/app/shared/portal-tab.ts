import type { Schema } from "@grow/contract";
import type { IconDrawing } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";

/** Requirement of a tab: a brand, one that makes nutrients, or nothing. */
export type TabNeed = "nothing" | "brand" | "nutrients";

/** A tab of the portal: its label and icon in the rail, its audience, and its screen. */
export interface PortalTab {
  /** Position in the rail; areas leave gaps between theirs. */
  order: number;
  label: MessageDescriptor;
  icon: IconDrawing;
  needs: TabNeed;
  href: string;
}

/** Whether a manager of this brand sees a tab. */
export function isShown({ needs }: PortalTab, section: Schema<"Section"> | null): boolean {
  if (needs === "nothing") return true;
  return section !== null && (needs === "brand" || section === "nutrients");
}

/** The tab of a page. An editor belongs to its list; all pages are below the path of the first tab, which is therefore only itself. */
export function currentTab(tabs: readonly PortalTab[], pathname: string): PortalTab | undefined {
  const isParent = ({ href }: PortalTab) =>
    tabs.some((other) => other.href !== href && other.href.startsWith(`${href}/`));
  return tabs.find((tab) => pathname === tab.href || (!isParent(tab) && pathname.startsWith(`${tab.href}/`)));
}
