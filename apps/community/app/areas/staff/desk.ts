import { msg } from "@lingui/core/macro";
import {
  BadgeEuro,
  Dna,
  FileText,
  Flag,
  Gauge,
  Gift,
  Library,
  Mail,
  Newspaper,
  RectangleHorizontal,
  ServerCog,
  Store,
  Tags,
  Trophy,
  Vote,
} from "lucide-react";
import type { DeskLink } from "../../shared/navigation.ts";
import { DESKS } from "./desk-paths.ts";

const COMPLAINTS: DeskLink = {
  href: DESKS.complaints,
  label: msg({ id: "shell.light.complaints", message: "Reports" }),
  icon: Flag,
  group: "community",
  needs: "moderate",
};

const CONTACTS: DeskLink = {
  href: DESKS.contacts,
  label: msg({ id: "shell.nav.contact", message: "Contact" }),
  icon: Mail,
  group: "community",
  needs: "admin",
};

const CATALOGUE: DeskLink = {
  href: DESKS.catalogue,
  label: msg({ id: "shell.light.catalogue", message: "Catalogue" }),
  icon: Library,
  group: "catalogue",
  needs: "moderate",
};

const CLAIMS: DeskLink = {
  href: DESKS.claims,
  label: msg({ id: "shell.light.claims", message: "Names from diaries" }),
  icon: Tags,
  group: "catalogue",
  needs: "moderate",
};

const STRAIN_REQUESTS: DeskLink = {
  href: DESKS.strainRequests,
  label: msg({ id: "shell.light.strainRequests", message: "New strains" }),
  icon: Dna,
  group: "catalogue",
  needs: "admin",
};

const JOURNAL: DeskLink = {
  href: DESKS.journal,
  label: msg({ id: "shell.nav.journal", message: "Journal" }),
  icon: Newspaper,
  group: "reading",
  needs: "moderate",
};

const PAGES: DeskLink = {
  href: DESKS.pages,
  label: msg({ id: "shell.light.pages", message: "Pages" }),
  icon: FileText,
  group: "reading",
  needs: "moderate",
};

const VOTINGS: DeskLink = {
  href: DESKS.votings,
  label: msg({ id: "shell.light.votings", message: "Polls" }),
  icon: Vote,
  group: "reading",
  needs: "moderate",
};

const GIVEAWAYS: DeskLink = {
  href: DESKS.giveaways,
  label: msg({ id: "shell.light.giveaways", message: "Giveaways" }),
  icon: Gift,
  group: "reading",
  needs: "moderate",
};

const AWARDS: DeskLink = {
  href: DESKS.awards,
  label: msg({ id: "shell.nav.awards", message: "Awards" }),
  icon: Trophy,
  group: "reading",
  needs: "admin",
};

const BRAND_REQUESTS: DeskLink = {
  href: DESKS.brandRequests,
  label: msg({ id: "shell.light.brandRequests", message: "Brand requests" }),
  icon: Store,
  group: "business",
  needs: "admin",
};

const BANNERS: DeskLink = {
  href: DESKS.banners,
  label: msg({ id: "shell.light.banners", message: "Banners" }),
  icon: RectangleHorizontal,
  group: "business",
  needs: "moderate",
};

const PLANS: DeskLink = {
  href: DESKS.plans,
  label: msg({ id: "shell.light.plans", message: "Plans and prices" }),
  icon: BadgeEuro,
  group: "business",
  needs: "admin",
};

const WATCH: DeskLink = {
  href: DESKS.watch,
  label: msg({ id: "shell.light.watch", message: "Speed and errors" }),
  icon: Gauge,
  group: "system",
  needs: "admin",
};

const CACHE: DeskLink = {
  href: DESKS.cache,
  label: msg({ id: "shell.light.cache", message: "Cached pages" }),
  icon: ServerCog,
  group: "system",
  needs: "admin",
};

export const desks: readonly DeskLink[] = [
  COMPLAINTS,
  CONTACTS,
  CATALOGUE,
  CLAIMS,
  STRAIN_REQUESTS,
  JOURNAL,
  VOTINGS,
  GIVEAWAYS,
  AWARDS,
  PAGES,
  BRAND_REQUESTS,
  BANNERS,
  PLANS,
  WATCH,
  CACHE,
];
