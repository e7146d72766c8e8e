import type { IconDrawing } from "@grow/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { LayoutDashboard, Users } from "lucide-react";
import { paths } from "../paths.ts";

/** A row of the rail. */
export interface RailLink {
  label: MessageDescriptor;
  href: string;
  icon: IconDrawing;
}

/** The tabs of the portal that exist, in the order of the rail. */
export const RAIL_LINKS: readonly RailLink[] = [
  {
    label: msg({ id: "portal.nav.overview", message: "Overview" }),
    href: paths.welcome(),
    icon: LayoutDashboard,
  },
  { label: msg({ id: "portal.nav.accounts", message: "Accounts" }), href: paths.accounts(), icon: Users },
];
