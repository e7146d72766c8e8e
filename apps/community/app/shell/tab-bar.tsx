import { TabBar as KitTabBar, type TabBarLink } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { CircleUserRound, House, Notebook, Plus } from "lucide-react";
import { paths } from "../paths.ts";
import { isCurrent } from "./navigation.ts";
import { useViewer } from "./root-data.ts";
import { useSignInPath } from "./use-sign-in-path.ts";

/** The bar at the bottom of small screens. */
export function TabBar() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const signIn = useSignInPath();
  const viewer = useViewer();
  const links: TabBarLink[] = [
    { href: paths.home(), icon: House, label: t({ id: "shell.nav.home", message: "Home" }) },
    { href: paths.explore(), icon: Notebook, label: t({ id: "shell.nav.diaries", message: "Diaries" }) },
    {
      href: paths.newDiary(),
      icon: Plus,
      label: t({ id: "shell.nav.start", message: "New diary" }),
      isAdd: true,
    },
  ];
  if (!viewer) {
    links.push({
      href: signIn,
      icon: CircleUserRound,
      label: t({ id: "shell.signIn", message: "Sign in" }),
    });
  }
  return (
    <KitTabBar
      label={t({ id: "shell.nav.tabs", message: "Sections" })}
      links={links.map((link) => ({ ...link, current: !link.isAdd && isCurrent(link.href, pathname) }))}
    />
  );
}
