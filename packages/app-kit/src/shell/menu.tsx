import { cx } from "@grow/ui";
import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./menu.module.css";

export interface MenuProps {
  /** What the button shows. */
  summary: ReactNode;
  /** Name of the button when it shows no words. */
  label?: string | undefined;
  /** `bar` sits in the header, `chip` in the footer and opens upwards. */
  kind?: "bar" | "chip" | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A button that opens a panel: a disclosure, so that it works before any script. Under 840 px the panel is a
 * sheet at the bottom. With script it also closes by Escape, by a press elsewhere, and when the page changes;
 * the focus goes back to the button.
 */
export function Menu({ summary, label, kind = "bar", className, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);

  useEffect(() => {
    // Not at the first run: a menu that was opened before React started stays open.
    if (shownOn.current !== pathname && details.current) details.current.open = false;
    shownOn.current = pathname;
  }, [pathname]);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const onPress = (event: Event) => {
      if (element.open && event.target instanceof Node && !element.contains(event.target)) {
        element.open = false;
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !element.open) return;
      element.open = false;
      element.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", onPress);
    element.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      element.removeEventListener("keydown", onKey);
    };
  }, []);

  return (
    <details ref={details} className={cx(styles.menu, styles[kind], className)}>
      <summary className={styles.button} aria-label={label}>
        {summary}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
