import { msg } from "@lingui/core/macro";
import { CalendarDays } from "lucide-react";
import type { PortalTab } from "../../shared/portal-tab.ts";
import { paths } from "./paths.ts";

export const navigation: readonly PortalTab[] = [
  {
    order: 40,
    label: msg({ id: "portal.nav.schemes", message: "Feeding charts" }),
    icon: CalendarDays,
    needs: "nutrients",
    href: paths.schemes(),
  },
];
