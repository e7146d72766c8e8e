import { CountDot } from "../../foundation/chip/chip.tsx";
import { Icon, type IconDrawing } from "../../foundation/icon/icon.tsx";
import { Link } from "../../foundation/link/link.tsx";
import styles from "./rail-links.module.css";

export interface RailLinksProps {
  /** Accessible name: "Notifications". */
  label: string;
  links: readonly {
    readonly href: string;
    readonly label: string;
    readonly icon: IconDrawing;
    /** Something new in it: "3", "99+". */
    readonly count?: string | undefined;
    /** Whether this is the current view. */
    readonly current?: boolean | undefined;
  }[];
}

/** Views of a list in the rail beside it; on phones a row above it that scrolls sideways. */
export function RailLinks({ label, links }: RailLinksProps) {
  return (
    <nav className={styles.links} aria-label={label}>
      {links.map(({ href, label, icon, count, current }) => (
        <Link key={href} href={href} aria-current={current ? "page" : undefined}>
          <Icon of={icon} />
          {label}
          {count ? (
            <span className={styles.count}>
              <CountDot>{count}</CountDot>
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}
