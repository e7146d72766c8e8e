import type { PortalBase } from "../shared/portal-base.ts";

/** A brand as the frame shows it. */
export interface BrandMark {
  id: number;
  name: string;
  section: PortalBase["brands"][number]["section"];
  logo: string | null;
  /** Up to three letters, drawn where there is no logo. */
  initials: string;
}

/** What the rail shows. */
export interface FrameView {
  /** The brand that is worked on; null for somebody who manages none. */
  brand: BrandMark | null;
  /** All brands to choose from; empty when there is nothing to choose. */
  brands: BrandMark[];
}

/** Makes the frame's view. */
export function frameView(base: PortalBase): FrameView {
  return {
    brand: base.brand ? markOf(base.brand) : null,
    brands: base.brands.length > 1 ? base.brands.map(markOf) : [],
  };
}

function markOf({ id, name, section, logo_s }: PortalBase["brands"][number]): BrandMark {
  return { id, name, section, logo: logo_s, initials: initialsOf(name) };
}

/** The first letters of up to three words; signs between words stay: `Loam & Lumen` -> `L&L`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return words
    .slice(0, 3)
    .map((word) => Array.from(word)[0] ?? "")
    .join("")
    .toUpperCase();
}
