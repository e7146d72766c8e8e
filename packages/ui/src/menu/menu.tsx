import { type ReactNode, useRef } from "react";
import { type ButtonLook, type ButtonSize, buttonClass } from "../button/button-style.ts";
import { cx } from "../class-names.ts";
import { useBrowserLayoutEffect } from "../hydration.ts";
import { Icon, type IconDrawing } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import styles from "./menu.module.css";

export interface MenuProps {
  /** What opens it. A drawing alone needs a `label`. */
  trigger: ReactNode;
  /** Name of the trigger where its content is no word: "More actions". */
  label?: string | undefined;
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  /** A trigger without a button's look: an avatar, a word in the header. */
  bare?: boolean | undefined;
  /** A square trigger, for a drawing alone. */
  square?: boolean | undefined;
  /** On which side the menu lines up with its trigger. */
  align?: "start" | "end" | undefined;
  /** Under 840 px it rises from below as a sheet: for menus of more than five rows. */
  sheet?: boolean | undefined;
  /** {@link MenuLink}s, {@link MenuButton}s, {@link MenuHeading}s, `<hr>`s, or a form around a button. */
  children: ReactNode;
}

/** The rows a reader can walk through. */
const rowSelector = "a[href], button:not(:disabled)";

/**
 * A menu that opens on a press. It is a `<details>`, so it opens without script; once hydrated, arrows, Home and End
 * walk it, Escape and a press elsewhere close it, and focus goes back to what opened it.
 */
export function Menu({
  trigger,
  label,
  look = "quiet",
  size,
  bare,
  square,
  align = "end",
  sheet,
  children,
}: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  useBrowserLayoutEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const summary = menu.querySelector("summary");
    const close = () => {
      menu.open = false;
      summary?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && menu.open) {
        event.stopPropagation();
        close();
        return;
      }
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
    };
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    const onFocus = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) menu.open = false;
    };
    // Where the side it was given leaves the window, it lines up on the other one.
    const onToggle = () => {
      const list = menu.querySelector<HTMLElement>(":scope > div");
      if (!list || !menu.open) return;
      list.style.removeProperty("inset-inline");
      const { left, right } = list.getBoundingClientRect();
      if (left < 0) list.style.insetInline = "0 auto";
      else if (right > document.documentElement.clientWidth) list.style.insetInline = "auto 0";
    };
    // A row does its work and the menu is done.
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(`div :is(${rowSelector})`))
        menu.open = false;
    };
    menu.addEventListener("keydown", onKey);
    menu.addEventListener("focusout", onFocus);
    menu.addEventListener("click", onClick);
    menu.addEventListener("toggle", onToggle);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      menu.removeEventListener("keydown", onKey);
      menu.removeEventListener("focusout", onFocus);
      menu.removeEventListener("click", onClick);
      menu.removeEventListener("toggle", onToggle);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, []);

  return (
    <details ref={ref} className={styles.menu}>
      <summary
        className={bare ? styles.bare : buttonClass({ look, size, className: cx(square && styles.square) })}
        aria-label={label}
        title={label}
      >
        {trigger}
      </summary>
      <div className={cx(styles.list, align === "end" && styles.end, sheet && styles.sheet)}>{children}</div>
    </details>
  );
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
}

/** A row that does something. */
export function MenuButton({ icon, children, end, danger, type = "button", ...button }: MenuButtonProps) {
  return (
    <button {...button} type={type} className={cx(styles.row, danger && styles.danger)}>
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
