import type { ReactNode } from "react";
import { Page } from "../../foundation/layout/layout.tsx";
import { Link } from "../../foundation/link/link.tsx";
import styles from "./site-footer.module.css";

/** Links of one kind. */
export interface FooterGroup {
  key: string;
  title: string;
  links: readonly { href: string; label: ReactNode }[];
}

export interface SiteFooterProps {
  logo: ReactNode;
  /** One sentence about the site. */
  about: ReactNode;
  /** Language, units, theme. */
  settings: ReactNode;
  groups: readonly FooterGroup[];
}

/** The footer of most pages: about the site, the user's settings, links by group. Rows on phones, columns from 840 px. */
export function SiteFooter({ logo, about, settings, groups }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <Page className={styles.columns}>
        <div className={styles.about}>
          {logo}
          <p>{about}</p>
          <div className={styles.settings}>{settings}</div>
        </div>
        {groups.map(({ key, title, links }) => (
          <nav key={key} aria-label={title} className={styles.group}>
            <p className={styles.title}>{title}</p>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Page>
    </footer>
  );
}
