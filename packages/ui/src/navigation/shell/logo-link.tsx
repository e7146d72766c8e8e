import { Logo } from "../../foundation/icon/logo.tsx";
import { Link } from "../../foundation/link/link.tsx";
import styles from "./logo-link.module.css";

export interface LogoLinkProps {
  href: string;
  /** Accessible name: "Grow, home page". */
  label: string;
  /** The name beside the icon. */
  name: string;
}

/** The link to the home page, first in a header. */
export function LogoLink({ href, label, name }: LogoLinkProps) {
  return (
    <Link href={href} className={styles.logo} aria-label={label}>
      <Logo name={name} />
    </Link>
  );
}
