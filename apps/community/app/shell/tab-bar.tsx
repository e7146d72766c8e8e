import { Icon, Link } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { CircleUserRound, House, Notebook, Plus } from "lucide-react";
import { paths } from "../paths.ts";
import { isCurrent } from "./navigation.ts";
import { useViewer } from "./root-data.ts";
import styles from "./tab-bar.module.css";

/** The bar at the bottom of small screens. */
export function TabBar() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const viewer = useViewer();
  const current = (href: string) => (isCurrent(href, pathname) ? "page" : undefined);
  return (
    <nav className={styles.bar} aria-label={t({ id: "shell.nav.tabs", message: "Sections" })}>
      <Link href={paths.home()} aria-current={current(paths.home())}>
        <Icon of={House} size={22} />
        {t({ id: "shell.nav.home", message: "Home" })}
      </Link>
      <Link href={paths.explore()} aria-current={current(paths.explore())}>
        <Icon of={Notebook} size={22} />
        {t({ id: "shell.nav.diaries", message: "Diaries" })}
      </Link>
      <Link href={paths.newDiary()} className={styles.add}>
        <i>
          <Icon of={Plus} size={22} />
        </i>
        {t({ id: "shell.nav.start", message: "Start" })}
      </Link>
      {viewer ? null : (
        <Link href={paths.signIn(`${pathname}${search}`)}>
          <Icon of={CircleUserRound} size={22} />
          {t({ id: "shell.signIn", message: "Sign in" })}
        </Link>
      )}
    </nav>
  );
}
