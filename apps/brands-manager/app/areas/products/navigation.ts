import { msg } from "@lingui/core/macro";
import { Package } from "lucide-react";
import type { PortalTab } from "../../shared/portal-tab.ts";
import { paths } from "./paths.ts";

export const navigation: readonly PortalTab[] = [
  {
    order: 30,
    label: msg({ id: "portal.nav.products", message: "Products" }),
    icon: Package,
    needs: "brand",
    href: paths.products(),
  },
];
