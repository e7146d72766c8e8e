import { TabBar as KitTabBar, type TabBarLink } from "@grow/ui/navigation";
import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { CircleUserRound } from "lucide-react";
import { TAB_LINKS } from "../navigation.ts";
import { useViewer } from "../shared/root-data.ts";
import { isCurrent } from "./navigation.ts";
import { ownDiariesPath } from "./own-diaries.ts";
import { useSignInPath } from "./use-sign-in-path.ts";

/** The bar at the bottom of small screens. */
export function TabBar() {
  const { i18n, t } = useLingui();
  const { pathname } = useLocation();
  const signIn = useSignInPath();
  const viewer = useViewer();
  const links: TabBarLink[] = TAB_LINKS.map((link) => ({ ...link, label: i18n._(link.label) }));
  links.push(
    viewer
      ? {
          href: ownDiariesPath(),
          icon: CircleUserRound,
          label: t({ id: "shell.nav.you", message: "You" }),
        }
      : { href: signIn, icon: CircleUserRound, label: t({ id: "shell.signIn", message: "Sign in" }) },
  );
  return (
    <KitTabBar
      label={t({ id: "shell.nav.tabs", message: "Sections" })}
      links={links.map((link) => ({ ...link, current: !link.isAdd && isCurrent(link.href, pathname) }))}
    />
  );
}
