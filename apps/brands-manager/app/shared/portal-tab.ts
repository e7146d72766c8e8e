import type { Schema } from "@grow/contract";
import type { IconDrawing } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";

/** What a tab needs to be shown: a brand, one that makes nutrients, or nothing. */
export type TabNeed = "nothing" | "brand" | "nutrients";

/** A tab of the portal: its word and icon in the rail, who sees it, and where its screen is. */
export interface PortalTab {
  /** Place in the rail; areas leave room between theirs. */
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
