import type { ReactNode } from "react";
import { cx } from "../../foundation/class-names.ts";
import { Icon, type IconDrawing } from "../../foundation/icon/icon.tsx";
import { Link } from "../../foundation/link/link.tsx";
import { Panel, type PanelProps } from "../popover/panel.tsx";
import styles from "./menu.module.css";

/** `children` are {@link MenuLink}s, {@link MenuButton}s, {@link MenuHeading}s, `<hr>`s, or forms around buttons. */
export type MenuProps = PanelProps;

/** The rows reachable by arrow keys. */
const rowSelector = "a[href], button:not(:disabled)";

/** Arrow keys, Home and End move through the rows and open a closed menu. */
function walkRows(event: KeyboardEvent, menu: HTMLDetailsElement) {
  const rows = [...menu.querySelectorAll<HTMLElement>(`:scope > div :is(${rowSelector})`)];
  const index = rows.indexOf(document.activeElement as HTMLElement);
  const last = rows.length - 1;
  const to = {
    ArrowDown: index < last ? index + 1 : 0,
    ArrowUp: index > 0 ? index - 1 : last,
    Home: 0,
    End: last,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  menu.open = true;
  rows[to]?.focus();
}

/**
 * A menu. It is a `<details>`, so it opens without scripts. Once hydrated, arrow keys, Home and End move through it, Escape and a
 * click outside close it, and focus returns to its trigger. Activating a row closes the menu.
 */
export function Menu(props: MenuProps) {
  return <Panel {...props} closedBy={rowSelector} onKey={walkRows} />;
}

interface RowProps {
  icon?: IconDrawing | undefined;
  children: ReactNode;
  /** At the end: a count, a state. */
  end?: ReactNode | undefined;
}

export interface MenuLinkProps extends RowProps {
  href: string;
  /** Whether it is the current page or choice. */
  current?: boolean | undefined;
  /** Language of the words, in a list of languages. */
  lang?: string | undefined;
}

/** A row that is a link. */
export function MenuLink({ icon, children, end, href, current, lang }: MenuLinkProps) {
  return (
    <Link href={href} lang={lang} className={styles.row} aria-current={current ? "true" : undefined}>
      {icon ? <Icon of={icon} /> : null}
      <span className={styles.words}>{children}</span>
      {end === undefined ? null : <span className={styles.rowEnd}>{end}</span>}
    </Link>
  );
}

export interface MenuButtonProps extends RowProps {
  onClick?: (() => void) | undefined;
  /** In a form it submits. */
  type?: "button" | "submit" | undefined;
  name?: string | undefined;
  value?: string | undefined;
  /** Destroys something: last, after a rule. */
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** For one of several choices: whether it is chosen. */
  pressed?: boolean | undefined;
  /** Language of the words, in a list of languages. */
  lang?: string | undefined;
}

/** A row that is a button. */
export function MenuButton({
  icon,
  children,
  end,
  danger,
  pressed,
  type = "button",
  ...button
}: MenuButtonProps) {
  return (
    <button
      {...button}
      type={type}
      aria-pressed={pressed}
      className={cx(styles.row, danger && styles.danger)}
    >
      {icon ? <Icon of={icon} /> : null}
      <span className={styles.words}>{children}</span>
      {end === undefined ? null : <span className={styles.rowEnd}>{end}</span>}
    </button>
  );
}

/** The heading of the rows below. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <p className={styles.heading}>{children}</p>;
}
