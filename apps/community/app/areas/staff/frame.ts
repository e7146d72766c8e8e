import { msg } from "@lingui/core/macro";
import { BadgeEuro, Flag, ServerCog, Store } from "lucide-react";
import { mayModerate } from "../../shared/may-moderate.ts";
import type { AreaFrame } from "../../shared/navigation.ts";
import { paths } from "./paths.ts";

/** For moderators. */
const COMPLAINTS = {
  href: paths.complaintQueue(),
  label: msg({ id: "shell.light.complaints", message: "Reports" }),
  icon: Flag,
};

/** For administrators. */
const BRAND_REQUESTS = {
  href: paths.brandRequestQueue(),
  label: msg({ id: "shell.light.brandRequests", message: "Brand requests" }),
  icon: Store,
};

/** For administrators. */
const PLANS = {
  href: paths.planDesk(),
  label: msg({ id: "shell.light.plans", message: "Plans and prices" }),
  icon: BadgeEuro,
};

/** For administrators. */
const CACHE = {
  href: paths.cache(),
  label: msg({ id: "shell.light.cache", message: "Cached pages" }),
  icon: ServerCog,
};

const NAME = msg({ id: "shell.light.staff", message: "Staff desk" });

export const frame: AreaFrame = {
  settings: (access) => [
    [
      ...(mayModerate(access ?? []) ? [COMPLAINTS] : []),
      ...(access?.includes("admin") ? [BRAND_REQUESTS, PLANS, CACHE] : []),
    ],
  ],
  page: (path) => (path.startsWith("/admin/") ? { name: NAME } : undefined),
};
