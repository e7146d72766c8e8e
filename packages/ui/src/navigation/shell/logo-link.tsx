import { Logo } from "../../foundation/icon/logo.tsx";
import { Link } from "../../foundation/link/link.tsx";
import styles from "./logo-link.module.css";

export interface LogoLinkProps {
  href: string;
  /** Where it leads: "Grow, home page". */
  label: string;
  /** The word beside the drawing. */
  name: string;
}

/** The way home: the first thing of a header. */
export function LogoLink({ href, label, name }: LogoLinkProps) {
  return (
    <Link href={href} className={styles.logo} aria-label={label}>
      <Logo name={name} />
    </Link>
  );
}
