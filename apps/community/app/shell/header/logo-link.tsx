import { Link, Logo } from "@grow/ui";
import { useLingui } from "@lingui/react/macro";
import { paths } from "../../paths.ts";
import styles from "./header.module.css";

/** The way home. */
export function LogoLink() {
  const { t } = useLingui();
  return (
    <Link
      href={paths.home()}
      className={styles.logo}
      aria-label={t({ id: "shell.home", message: "Grow, home page" })}
    >
      <Logo name="Grow" />
    </Link>
  );
}
