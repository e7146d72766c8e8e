import type { ReactNode } from "react";
import { cx } from "../../foundation/class-names.ts";
import { Icon, type IconDrawing } from "../../foundation/icon/icon.tsx";
import { Link } from "../../foundation/link/link.tsx";
import styles from "./tab-bar.module.css";

/** A link of the bar. */
export interface TabBarLink {
  href: string;
  label: ReactNode;
  icon: IconDrawing;
  current?: boolean | undefined;
  /** The filled one in the middle, which adds something. */
  isAdd?: boolean | undefined;
}

export interface TabBarProps {
  /** Names the navigation: "Sections". */
  label: string;
  /** Five at most. */
  links: readonly TabBarLink[];
}

/** The bar at the bottom below 1080 px, within reach of a thumb. */
export function TabBar({ label, links }: TabBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {links.map(({ href, label: word, icon, current, isAdd }) => (
        <Link
          key={href}
          href={href}
          aria-current={current ? "page" : undefined}
          className={cx(isAdd && styles.add)}
        >
          <span className={styles.sign}>
            <Icon of={icon} size={22} />
          </span>
          {word}
        </Link>
      ))}
    </nav>
  );
}
