import { msg } from "@lingui/core/macro";
import { RectangleHorizontal } from "lucide-react";
import type { PortalTab } from "../../shared/portal-tab.ts";
import { paths } from "./paths.ts";

export const navigation: readonly PortalTab[] = [
  {
    order: 20,
    label: msg({ id: "portal.nav.banners", message: "Banners" }),
    icon: RectangleHorizontal,
    needs: "brand",
    href: paths.banners(),
  },
];
