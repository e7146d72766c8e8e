import type { PortalBase } from "../shared/portal-base.ts";

/** A brand in the frame. */
export interface BrandMark {
  id: number;
  name: string;
  section: PortalBase["brands"][number]["section"];
  logo: string | null;
  /** Up to three characters, shown without a logo. */
  initials: string;
}

/** The data of the rail. */
export interface FrameView {
  /** The selected brand; null for a user without one. */
  brand: BrandMark | null;
  /** Selectable brands; empty when there is no choice. */
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

/** The first letters of up to three words, with characters between words: `Loam & Lumen` -> `L&L`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return words
    .slice(0, 3)
    .map((word) => Array.from(word)[0] ?? "")
    .join("")
    .toUpperCase();
}
