import { msg } from "@lingui/core/macro";
import type { AreaNavigation } from "../../shared/navigation.ts";
import { paths } from "./paths.ts";

const QUESTIONS = {
  label: msg({ id: "shell.nav.questions", message: "Questions" }),
  href: paths.questions(),
};

const SHORTS = { label: msg({ id: "shell.nav.shorts", message: "Shorts" }), href: paths.shorts() };

export const navigation: AreaNavigation = {
  header: [QUESTIONS, SHORTS],
  footer: [QUESTIONS, SHORTS],
};
