import type { IconDrawing } from "@grow/ui/foundation";
import type { MessageDescriptor } from "@lingui/core";

/** A link of the shell. */
export interface NavLink {
  label: MessageDescriptor;
  href: string;
}

/** A link of the tab bar of small screens. */
export interface TabLink extends NavLink {
  icon: IconDrawing;
  /** The round button in the middle. */
  isAdd?: boolean;
}

/** Where the shell of most pages leads into an area. */
export interface AreaNavigation {
  readonly header?: readonly NavLink[];
  readonly footer?: readonly NavLink[];
  readonly tabs?: readonly TabLink[];
}

/** A row in the rail of the light layout. */
export interface FrameLink extends NavLink {
  icon: IconDrawing;
}

/** Groups of the staff desk's rail, in their order. */
export const DESK_GROUPS = ["community", "catalogue", "reading", "business", "system"] as const;

/** A desk in the rail of the staff desk. */
export interface DeskLink extends FrameLink {
  group: (typeof DESK_GROUPS)[number];
  /** The right that it needs. */
  needs: "moderate" | "admin";
}

/** What the light layout shows around a page. */
export interface LightFrame {
  /** Editors need the width: on wide windows they get the site's header instead of the rail. */
  isEditor: boolean;
  /** The subject of all pages of the rail: settings, a diary. */
  name: MessageDescriptor;
  /** Groups of rows, divided by a rule. */
  sections: readonly (readonly FrameLink[])[];
  back: { href: string; label: MessageDescriptor };
}

/** What an area adds to the light layout. */
export interface AreaFrame {
  /**
   * The most used settings, for pages besides the settings.
   *
   * @param access - rights of the user; null for a guest
   * @returns groups of rows
   */
  settings?(access: readonly string[] | null): readonly (readonly FrameLink[])[];
  /**
   * The frame of the area's own pages where it differs from that of the settings; `sections` go above the settings.
   *
   * @param path - of the page, without its query
   * @returns undefined for pages of other areas
   */
  page?(path: string): Partial<LightFrame> | undefined;
}
