import { msg } from "@lingui/core/macro";
import type { AreaNavigation } from "../../shared/navigation.ts";
import { paths } from "./paths.ts";

export const navigation: AreaNavigation = {
  footer: [
    { label: msg({ id: "shell.nav.journal", message: "Journal" }), href: paths.journal() },
    { label: msg({ id: "shell.nav.awards", message: "Awards" }), href: paths.textPage("awards") },
    { label: msg({ id: "shell.nav.about", message: "About" }), href: paths.textPage("about") },
    { label: msg({ id: "shell.nav.contact", message: "Contact" }), href: paths.textPage("contact") },
    { label: msg({ id: "shell.nav.terms", message: "Terms" }), href: paths.textPage("terms") },
    { label: msg({ id: "shell.nav.privacy", message: "Privacy" }), href: paths.textPage("policy") },
    { label: msg({ id: "shell.nav.imprint", message: "Imprint" }), href: paths.textPage("imprint") },
  ],
};
