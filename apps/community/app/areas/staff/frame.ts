import { msg } from "@lingui/core/macro";
import { BadgeEuro, Dna, Flag, LayoutDashboard, Library, Mail, ServerCog, Store, Tags } from "lucide-react";
import { mayModerate } from "../../shared/may-moderate.ts";
import type { AreaFrame } from "../../shared/navigation.ts";
import { DESKS } from "./desks.ts";
import { paths } from "./paths.ts";

/** For moderators. */
const OVERVIEW = {
  href: paths.staffDesk(),
  label: msg({ id: "shell.light.overview", message: "Overview" }),
  icon: LayoutDashboard,
};

/** For moderators. */
const COMPLAINTS = {
  href: DESKS.complaints,
  label: msg({ id: "shell.light.complaints", message: "Reports" }),
  icon: Flag,
};

/** For moderators. */
const CATALOGUE = {
  href: DESKS.catalogue,
  label: msg({ id: "shell.light.catalogue", message: "Catalogue" }),
  icon: Library,
};

/** For moderators. */
const CLAIMS = {
  href: DESKS.claims,
  label: msg({ id: "shell.light.claims", message: "Names from diaries" }),
  icon: Tags,
};

/** For administrators. */
const CONTACTS = {
  href: DESKS.contacts,
  label: msg({ id: "shell.nav.contact", message: "Contact" }),
  icon: Mail,
};

/** For administrators. */
const BRAND_REQUESTS = {
  href: DESKS.brandRequests,
  label: msg({ id: "shell.light.brandRequests", message: "Brand requests" }),
  icon: Store,
};

/** For administrators. */
const STRAIN_REQUESTS = {
  href: DESKS.strainRequests,
  label: msg({ id: "shell.light.strainRequests", message: "New strains" }),
  icon: Dna,
};

/** For administrators. */
const PLANS = {
  href: DESKS.plans,
  label: msg({ id: "shell.light.plans", message: "Plans and prices" }),
  icon: BadgeEuro,
};

/** For administrators. */
const CACHE = {
  href: DESKS.cache,
  label: msg({ id: "shell.light.cache", message: "Cached pages" }),
  icon: ServerCog,
};

const NAME = msg({ id: "shell.light.staff", message: "Staff desk" });

export const frame: AreaFrame = {
  settings: (access) => [
    [
      ...(mayModerate(access ?? []) ? [OVERVIEW, COMPLAINTS, CATALOGUE, CLAIMS] : []),
      ...(access?.includes("admin") ? [CONTACTS, BRAND_REQUESTS, STRAIN_REQUESTS, PLANS, CACHE] : []),
    ],
  ],
  page: (path) => (path === paths.staffDesk() || path.startsWith("/admin/") ? { name: NAME } : undefined),
};
