import { msg } from "@lingui/core/macro";
import { Notebook, Plus } from "lucide-react";
import type { AreaNavigation } from "../../shared/navigation.ts";
import { paths } from "./paths.ts";

const DIARIES = { label: msg({ id: "shell.nav.diaries", message: "Diaries" }), href: paths.explore() };

export const navigation: AreaNavigation = {
  header: [DIARIES],
  footer: [
    DIARIES,
    { label: msg({ id: "shell.nav.newDiary", message: "Start a diary" }), href: paths.newDiary() },
  ],
  tabs: [
    { ...DIARIES, icon: Notebook },
    {
      label: msg({ id: "shell.nav.start", message: "New diary" }),
      href: paths.newDiary(),
      icon: Plus,
      isAdd: true,
    },
  ],
};
