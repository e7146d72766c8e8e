import { msg } from "@lingui/core/macro";
import type { AreaNavigation } from "../../shared/navigation.ts";
import { paths } from "./paths.ts";

const GEAR = {
  label: msg({ id: "shell.nav.catalogue", message: "Catalogue" }),
  href: paths.catalogue("equipment"),
};

const STRAINS = { label: msg({ id: "shell.nav.strains", message: "Strains" }), href: paths.strains() };

export const navigation: AreaNavigation = {
  header: [STRAINS, GEAR],
  footer: [
    STRAINS,
    GEAR,
    {
      label: msg({ id: "shell.nav.seedbanks", message: "Seedbanks" }),
      href: paths.catalogue("seedbank"),
    },
    {
      label: msg({ id: "shell.nav.nutrients", message: "Nutrients" }),
      href: paths.catalogue("nutrients"),
    },
  ],
};
