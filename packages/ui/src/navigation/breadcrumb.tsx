import { Fragment } from "react";
import { Link } from "../foundation/link/link.tsx";
import styles from "./breadcrumb.module.css";

export interface Crumb {
  label: string;
  /** Omitted for a step without a page, and for the current page. */
  href?: string | undefined;
  /** Language of the label, if it differs from the page's. */
  lang?: string | undefined;
}

export interface BreadcrumbProps {
  /** Names the navigation: "Breadcrumb". */
  label: string;
  /** From the broadest to the most specific. */
  crumbs: readonly Crumb[];
}

/** The page's position in the site. */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <Fragment key={crumb.href ?? crumb.label}>
            {index > 0 ? (
              <li aria-hidden="true" className={styles.slash}>
                /
              </li>
            ) : null}
            <li lang={crumb.lang}>
              {crumb.href ? <Link href={crumb.href}>{crumb.label}</Link> : <span>{crumb.label}</span>}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
