import { msg } from "@lingui/core/macro";
import { ChartLine, CreditCard, FlaskConical, LayoutDashboard, Store, Users } from "lucide-react";
import type { PortalTab } from "../../shared/portal-tab.ts";
import { paths } from "./paths.ts";

export const navigation: readonly PortalTab[] = [
  {
    order: 10,
    label: msg({ id: "portal.nav.overview", message: "Overview" }),
    icon: LayoutDashboard,
    needs: "nothing",
    href: paths.welcome(),
  },
  {
    order: 15,
    label: msg({ id: "portal.nav.statistics", message: "Statistics" }),
    icon: ChartLine,
    needs: "brand",
    href: paths.statistics(),
  },
  {
    order: 50,
    label: msg({ id: "portal.nav.testers", message: "Testers" }),
    icon: FlaskConical,
    needs: "brand",
    href: paths.testers(),
  },
  {
    order: 70,
    label: msg({ id: "portal.nav.accounts", message: "Accounts" }),
    icon: Users,
    needs: "brand",
    href: paths.accounts(),
  },
  {
    order: 80,
    label: msg({ id: "portal.nav.brand", message: "Brand page" }),
    icon: Store,
    needs: "brand",
    href: paths.editBrand(),
  },
  {
    order: 90,
    label: msg({ id: "portal.nav.subscription", message: "Subscription" }),
    icon: CreditCard,
    needs: "brand",
    href: paths.subscription(),
  },
];
