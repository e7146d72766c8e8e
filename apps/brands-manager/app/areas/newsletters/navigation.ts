import { msg } from "@lingui/core/macro";
import { Mail } from "lucide-react";
import type { PortalTab } from "../../shared/portal-tab.ts";
import { paths } from "./paths.ts";

export const navigation: readonly PortalTab[] = [
  {
    order: 60,
    label: msg({ id: "portal.nav.newsletters", message: "Newsletters" }),
    icon: Mail,
    needs: "brand",
    href: paths.newsletters(),
  },
];
