import { msg } from "@lingui/core/macro";
import type { AreaNavigation } from "../../shared/navigation.ts";
import { paths } from "./paths.ts";

export const navigation: AreaNavigation = {
  footer: [{ label: msg({ id: "shell.nav.premium", message: "Premium" }), href: paths.premiumPage() }],
};
