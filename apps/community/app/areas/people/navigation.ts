import { msg } from "@lingui/core/macro";
import type { AreaNavigation } from "../../shared/navigation.ts";
import { paths } from "./paths.ts";

const GROWERS = { label: msg({ id: "shell.nav.growers", message: "Growers" }), href: paths.growers() };

export const navigation: AreaNavigation = {
  footer: [GROWERS, { label: msg({ id: "shell.nav.feed", message: "Feed" }), href: paths.feed() }],
};
