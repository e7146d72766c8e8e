import { Icon, type IconDrawing, Link } from "@grow/ui";
import type { ReactNode } from "react";
import styles from "./menu-list.module.css";

/** A heading above rows of a menu. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <p className={styles.heading}>{children}</p>;
}

/** A row that leads somewhere. */
export function MenuLink({
  href,
  icon,
  isCurrent,
  children,
}: {
  href: string;
  icon?: IconDrawing | undefined;
  isCurrent?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <Link href={href} className={styles.row} aria-current={isCurrent ? "page" : undefined}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Link>
  );
}

/** A row that sends the form it stands in. */
export function MenuButton({
  name,
  value,
  icon,
  isOn,
  lang,
  children,
}: {
  name?: string | undefined;
  value?: string | undefined;
  icon?: IconDrawing | undefined;
  isOn?: boolean | undefined;
  lang?: string | undefined;
  children: ReactNode;
}) {
  return (
    <button type="submit" name={name} value={value} lang={lang} className={styles.row} aria-pressed={isOn}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </button>
  );
}

/** Divides groups of rows. */
export function MenuRule() {
  return <hr className={styles.rule} />;
}
