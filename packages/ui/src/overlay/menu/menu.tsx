import type { ReactNode } from "react";
import { cx } from "../../foundation/class-names.ts";
import { Icon, type IconDrawing } from "../../foundation/icon/icon.tsx";
import { Link } from "../../foundation/link/link.tsx";
import { Panel, type PanelProps } from "../popover/panel.tsx";
import styles from "./menu.module.css";

/** `children` are {@link MenuLink}s, {@link MenuButton}s, {@link MenuHeading}s, `<hr>`s, or forms around buttons. */
export type MenuProps = PanelProps;

/** The rows a reader can walk through. */
const rowSelector = "a[href], button:not(:disabled)";

/** Arrows, Home and End walk the rows and open a closed menu. */
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
 * A menu that opens on a press. It is a `<details>`, so it opens without script; once hydrated, arrows, Home and End
 * walk it, Escape and a press elsewhere close it, and focus goes back to what opened it. A row does its work and the menu
 * is done.
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
  /** The one that is shown or chosen. */
  current?: boolean | undefined;
  /** Language of the words, in a list of languages. */
  lang?: string | undefined;
}

/** A row that leads somewhere. */
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
  /** Destroys something: stands last, after a rule. */
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** For one of several that can be chosen: whether it is. */
  pressed?: boolean | undefined;
  /** Language of the words, in a list of languages. */
  lang?: string | undefined;
}

/** A row that does something. */
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

/** Names the rows below it. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <p className={styles.heading}>{children}</p>;
}
