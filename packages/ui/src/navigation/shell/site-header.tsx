import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { CountDot } from "../../foundation/chip/chip.tsx";
import { Icon, type IconDrawing } from "../../foundation/icon/icon.tsx";
import { Page } from "../../foundation/layout/layout.tsx";
import { Link } from "../../foundation/link/link.tsx";
import { Panel } from "../../overlay/popover/panel.tsx";
import styles from "./site-header.module.css";

/** A section of the site in the bar. */
export interface HeaderSection {
  href: string;
  label: ReactNode;
  current?: boolean | undefined;
}

export interface SiteHeaderProps {
  /** The link to the home page. */
  logo: ReactNode;
  /** From 1080 px. `label` names the navigation: "Main". */
  sections?: { label: string; links: readonly HeaderSection[] } | undefined;
  /** Among the sections: the label of the catalogue's menu, and the number of links before it. */
  catalogue?: { label: ReactNode; menu: ReactNode; after: number; current?: boolean | undefined } | undefined;
  /** The search form from 1080 px, and its replacement below that width: a link to the search page. */
  search?: { wide: ReactNode; narrow: ReactNode } | undefined;
  /** Language, theme and units; notifications; messages; the account or "Sign in". */
  children?: ReactNode | undefined;
  /** The primary button, from 1080 px. */
  action?: ReactNode | undefined;
}

/** The header: opaque, sticky, one hairline. In tab order. */
export function SiteHeader({ logo, sections, catalogue, search, children, action }: SiteHeaderProps) {
  const links = sections?.links ?? [];
  const before = catalogue ? links.slice(0, catalogue.after) : links;
  const after = catalogue ? links.slice(catalogue.after) : [];
  return (
    <header className={styles.header}>
      <Page className={styles.bar}>
        {logo}
        {sections ? (
          <nav className={styles.sections} aria-label={sections.label}>
            {before.map((link) => (
              <SectionLink key={link.href} {...link} />
            ))}
            {catalogue ? (
              <Panel
                bare
                closedBy="a[href]"
                className={styles.catalogue}
                trigger={
                  <span data-current={catalogue.current} className={styles.word}>
                    {catalogue.label}
                    <Icon of={ChevronDown} size={16} />
                  </span>
                }
              >
                {catalogue.menu}
              </Panel>
            ) : null}
            {after.map((link) => (
              <SectionLink key={link.href} {...link} />
            ))}
          </nav>
        ) : null}
        {search ? (
          <>
            <div className={styles.search}>{search.wide}</div>
            <span className={styles.narrow}>{search.narrow}</span>
          </>
        ) : null}
        {children}
        {action ? <span className={styles.wide}>{action}</span> : null}
      </Page>
    </header>
  );
}

function SectionLink({ href, label, current }: HeaderSection) {
  return (
    <Link href={href} aria-current={current ? "page" : undefined}>
      {label}
    </Link>
  );
}

export interface HeaderToolProps {
  href: string;
  icon: IconDrawing;
  /** Accessible name with the number of unread items: "Notifications, 3 new". */
  label: string;
  /** Beside the icon: "3". */
  count?: string | undefined;
}

/** An icon in the header with an unread count: notifications, messages. */
export function HeaderTool({ href, icon, label, count }: HeaderToolProps) {
  return (
    <Link href={href} aria-label={label} title={label} className={styles.tool}>
      <Icon of={icon} size={22} />
      {count ? (
        <span aria-hidden="true">
          <CountDot>{count}</CountDot>
        </span>
      ) : null}
    </Link>
  );
}
