import { msg } from "@lingui/core/macro";
import { House } from "lucide-react";
import type { AreaNavigation } from "../../shared/navigation.ts";
import { paths } from "./paths.ts";

export const navigation: AreaNavigation = {
  tabs: [{ label: msg({ id: "shell.nav.home", message: "Home" }), href: paths.home(), icon: House }],
};
